// A soft chime when it is our turn; made here, so nothing is loaded.
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [index, pitch] of [659.3, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + index * 0.12);
    volume.gain.linearRampToValueAtTime(0.06, now + index * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + index * 0.12 + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + index * 0.12);
    tone.stop(now + index * 0.12 + 0.45);
  }
}
