// Signs of 24 by 24 for weapons, attacks and cards: solid, in the colour of the text.

export const EMBLEMS: Record<string, string> = {
  small_gun:
    '<path d="M2 20h13l-1.2-5.4c-.4-1.7-1.4-2.6-3.2-2.6H6.4c-1.8 0-2.8.9-3.2 2.6Z"/><path d="M12 14.5l10-4.6" stroke="currentColor" stroke-width="2.6"/>',
  medium_gun:
    '<path d="M2 20h13l-1.2-6c-.4-1.9-1.4-3-3.2-3H6.4c-1.8 0-2.8 1.1-3.2 3Z"/><path d="M12 16l10.5-4.4M11.5 12l10-4.4" stroke="currentColor" stroke-width="2.4"/>',
  large_gun:
    '<path d="M1 21h15l-1.2-8c-.4-2-1.6-3.2-3.4-3.2H5.6c-1.8 0-3 1.2-3.4 3.2Z"/><path d="M12 18l11-4.2M12 14l11-4.2M11 10.2l11-4.4" stroke="currentColor" stroke-width="2.3"/>',
  ssm:
    '<path d="M4.5 19.5l2-6L16 4.3c1.6-1.3 3.2-1.8 5-1.6.2 1.8-.3 3.4-1.6 5L10.2 17.3Z"/><path d="M7 12.6l-4.5.8L7 8.4h4Z"/><path d="M11.2 16.8l-.8 4.5 5-4.5v-4Z"/>',
  cruise:
    '<path d="M1.5 8.2h15c3.2 0 5.2 1.1 6.5 2.6-1.3 1.5-3.3 2.6-6.5 2.6h-15Z"/><path d="M2 7.8L1 2.8h3.2l3 5Z"/><path d="M10 13l-3 4.2h3.5l4-4.2ZM10.5 8.6L8.5 5h3l3 3.6Z"/><path d="M2 20.7c2-1.6 3.6-1.6 5.4 0s3.6 1.6 5.4 0 3.6-1.6 5.4 0 2.8 1.3 4 .8" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  torpedo:
    '<path d="M5.6 9.5h10.8c3.5 0 6.1 1.4 6.1 3.5s-2.6 3.5-6.1 3.5H5.6Z"/><path d="M4.6 8.2v9.6L1.4 16V10Z"/><path d="M2 4.5c2-1.6 3.6-1.6 5.4 0s3.6 1.6 5.4 0 3.6-1.6 5.4 0" fill="none" stroke="currentColor" stroke-width="1.7"/><circle cx="5" cy="20.5" r="1.1"/><circle cx="9" cy="20" r=".9"/>',
  asw:
    '<path d="M2.5 18.3c0-1.8 1.9-2.9 4.4-2.9h2.3v-2.9h3.6v2.9H17c2.8 0 4.7 1.3 4.7 2.9S19.8 21.2 17 21.2H6.9c-2.5 0-4.4-1.1-4.4-2.9Z"/><path d="M7.5 9.3a5.4 5.4 0 0 1 8 0M4.6 6.2a9.6 9.6 0 0 1 13.8 0" fill="none" stroke="currentColor" stroke-width="2"/>',
  air_strike:
    '<path d="M12 1.5c1.1 1.1 1.7 2.8 1.7 5.3v3l8.3 5v2.6l-8.3-2.5v3.9l2.7 2v1.6L12 21.3l-4.4 1.1v-1.6l2.7-2v-3.9L2 17.4v-2.6l8.3-5v-3c0-2.5.6-4.2 1.7-5.3Z"/>',
  defence:
    '<path fill-rule="evenodd" d="M12 1.5l9 3.2v6.6c0 5.3-3.6 9.1-9 11.2-5.4-2.1-9-5.9-9-11.2V4.7Zm-1 4v2.1a4.6 4.6 0 0 0-3.7 3.6H5.2v2h2.1A4.6 4.6 0 0 0 11 16.9V19h2v-2.1a4.6 4.6 0 0 0 3.7-3.7h2.1v-2h-2.1A4.6 4.6 0 0 0 13 7.6V5.5Zm1 4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z"/>',
  evasion:
    '<path d="M4 21.5c8-1.4 1-7 7-9.2 4.6-1.7 1.3-5 5.6-7.3" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M12.8 3.2L21 1.8l-2 8Z"/>',
  command:
    '<path d="M4 1.5h2.2v21H4Z"/><path d="M7 2.5h14.5l-4.3 5 4.3 5H7Z"/>',
  damage:
    '<path d="M12 1l2.4 5.6L20 3.4l-1.4 6L24 12l-5.4 2.6 1.4 6-5.6-3.2L12 23l-2.4-5.6L4 20.6l1.4-6L0 12l5.4-2.6L4 3.4l5.6 3.2Z"/>',
  reinforcement:
    '<path d="M12 1.5a3 3 0 0 0-1.2 5.8V9H7.5v2.3h3.3v8.2c-3-.5-5-2.3-5.6-4.5l1.8.5L4 11l-2.5 5 1.6-.5C4 19.5 7.5 22.5 12 22.5s8-3 8.9-7l1.6.5L20 11l-3 4.5 1.8-.5c-.6 2.2-2.6 4-5.6 4.5v-8.2h3.3V9h-3.3V7.3A3 3 0 0 0 12 1.5Z"/>',
  intelligence:
    '<path fill-rule="evenodd" d="M12 5c5 0 8.6 3.2 10.5 7-1.9 3.8-5.5 7-10.5 7S3.4 15.8 1.5 12C3.4 8.2 7 5 12 5Zm0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 2.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"/>',
  near_miss:
    '<path d="M12 2c2 4 2.6 7 2 11l3-5c.8 3 .6 5.3-.6 8l4-3c-.3 3.6-2 6-4.4 7H8c-2.4-1-4.1-3.4-4.4-7l4 3C6.4 13.3 6.2 11 7 8l3 5c-.6-4 0-7 2-11Z"/><path d="M2 22.5h20" stroke="currentColor" stroke-width="1.8"/>',
  repair:
    '<path d="M21.5 6.5l-3.8 3.8-3.5-.8-.8-3.5L17.2 2.2a6 6 0 0 0-7.7 7.7L1.8 17.6a2.6 2.6 0 0 0 0 3.6l1 1a2.6 2.6 0 0 0 3.6 0l7.7-7.7a6 6 0 0 0 7.4-8Z"/>',
  superior_tactics:
    '<path d="M3 6.5h10a1.5 1.5 0 0 1 1.5 1.5v12.5A1.5 1.5 0 0 1 13 22H3a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 3 6.5Z"/><path d="M9 4l.4-1.5A1.5 1.5 0 0 1 11.3 1.5l9.7 2.6a1.5 1.5 0 0 1 1 1.8l-3.2 12a1.5 1.5 0 0 1-1.9 1L16.5 19V6.5Z" opacity=".6"/>',
  screening_ship:
    '<path d="M1.5 17h14l-2.5 4.5H4Z"/><path d="M4.5 16v-4h3V8.5h2.3V12h2.4v4Z"/><path d="M17 4c3.5 2 5.5 5 5.5 8.5S21 19 18.5 20.8" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  battle_plan:
    '<path d="M3 20C5 12 9 9 16 8.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="4 2.5"/><path d="M14.5 3.5l8 5-8 5Z"/><path d="M2 3l4 4M6 3L2 7M16 17l4 4M20 17l-4 4" stroke="currentColor" stroke-width="1.9"/>',
  passive:
    '<path d="M14 2a10 10 0 1 0 8 13.5A8.5 8.5 0 0 1 14 2Z"/>',
  active:
    '<circle cx="12" cy="12" r="3"/><path d="M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13ZM12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21Z" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  goal:
    '<path d="M4 1.5h2.2v21H4Z"/><path d="M7 2.5h14v10H7Z" opacity=".35"/><path d="M7 2.5h4.7v3.3H7ZM16.4 2.5H21v3.3h-4.6ZM11.7 5.8h4.7v3.4h-4.7ZM7 9.2h4.7v3.3H7ZM16.4 9.2H21v3.3h-4.6Z"/>',
  done:
    '<path d="M3 12.5l5.5 5.5L21 5.5" fill="none" stroke="currentColor" stroke-width="3.4"/>',
};
EMBLEMS["gun"] = EMBLEMS["medium_gun"]!;
