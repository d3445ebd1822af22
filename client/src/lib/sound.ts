// Sounds of the table, made here, so that nothing is loaded; silent until somebody has touched the page.
import { settings } from "./settings.svelte";

export type Sound = "card" | "piece" | "battle" | "dice" | "turn";

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** A second of noise, the same for all sounds. */
function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** How loud a sound is as it goes by: it comes quickly and fades. */
function fading(context: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, at: number, length: number, loud: number, from: number, to = from): void {
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(context, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

function rush(
  context: AudioContext,
  at: number,
  length: number,
  loud: number,
  kind: BiquadFilterType,
  from: number,
  to = from,
): void {
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(context, at, length, loud));
  source.start(at, Math.random() * 0.4, length);
}

const SOUNDS: Record<Sound, (context: AudioContext, now: number) => void> = {
  // Paper that is drawn over the table.
  card: (context, now) => rush(context, now, 0.16, 0.16, "bandpass", 2600, 5200),
  // Wood that is set down.
  piece: (context, now) => {
    tone(context, now, 0.09, 0.3, 210, 95);
    rush(context, now, 0.03, 0.12, "highpass", 2400);
  },
  // Guns far away.
  battle: (context, now) => {
    rush(context, now, 0.55, 0.5, "lowpass", 620, 70);
    tone(context, now, 0.4, 0.26, 92, 38);
  },
  // A few dice that fall, and lie still.
  dice: (context, now) => {
    for (const after of [0, 0.07, 0.13, 0.22, 0.34])
      rush(context, now + after, 0.035, 0.26, "bandpass", 1900 - after * 1500);
  },
  turn: (context, now) => {
    tone(context, now, 0.4, 0.11, 659.3);
    tone(context, now + 0.12, 0.4, 0.11, 880);
  },
};

export function play(sound: Sound, after = 0): void {
  if (!settings.sound || !settings.volume || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  SOUNDS[sound](audio, audio.currentTime + after);
}

/** Which sound a line of the log has; what a game names first counts most. */
export type Heard = Record<string, Sound>;

/** The sounds of what has just happened: each once, one after the other, two at most. */
export function heard(lines: { message: string }[], sounds: Heard): Sound[] {
  const found = lines.flatMap(({ message }) => {
    const start = Object.keys(sounds).find((one) => message.startsWith(`log-${one}`));
    return start ? [sounds[start]!] : [];
  });
  return [...new Set(found)].slice(-2);
}
