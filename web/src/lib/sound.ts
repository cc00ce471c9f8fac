/** Short wooden sounds, synthesised. Silent until the first user gesture; one setting mutes them all. */

import { stored } from "./storage.svelte";

export type Sound = "lay" | "lift" | "flip" | "tick" | "chime" | "no";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers allow sound only after a user gesture. */
export function unlockSound(): void {
  const wake = (): void => {
    if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
    void context?.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

/** A knock on wood: a band-passed noise burst and a short sine. */
function knock(at: AudioContext, when: number, pitch: number, loud: number, ring = 0.05): void {
  if (noise === null) {
    noise = at.createBuffer(1, at.sampleRate * 0.05, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++)
      samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const burst = at.createBufferSource();
  burst.buffer = noise;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 3.1;
  band.Q.value = 1.4;
  const body = at.createOscillator();
  body.type = "sine";
  body.frequency.setValueAtTime(pitch * 1.15, when);
  body.frequency.exponentialRampToValueAtTime(pitch, when + ring);
  const fade = at.createGain();
  fade.gain.setValueAtTime(loud, when);
  fade.gain.exponentialRampToValueAtTime(0.0001, when + ring * 2);
  burst.connect(band).connect(fade);
  body.connect(fade);
  fade.connect(at.destination);
  burst.start(when);
  body.start(when);
  body.stop(when + ring * 2.2);
}

/** A struck wooden bar. */
function bar(at: AudioContext, when: number, pitch: number, loud: number, ring: number): void {
  for (const [partial, part] of [
    [1, 1],
    [3.93, 0.22],
    [9.2, 0.05],
  ] as const) {
    const tone = at.createOscillator();
    tone.frequency.value = pitch * partial;
    const fade = at.createGain();
    fade.gain.setValueAtTime(0.0001, when);
    fade.gain.exponentialRampToValueAtTime(loud * part, when + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, when + ring / partial ** 0.5);
    tone.connect(fade).connect(at.destination);
    tone.start(when);
    tone.stop(when + ring + 0.1);
  }
}

export function play(sound: Sound): void {
  if (!stored.sound || context === null || context.state !== "running") return;
  const now = context.currentTime;
  switch (sound) {
    case "lay":
      return knock(context, now, 410 + Math.random() * 50, 0.3);
    case "lift":
      return knock(context, now, 620 + Math.random() * 40, 0.14, 0.03);
    case "flip":
      knock(context, now, 520, 0.16, 0.03);
      return knock(context, now + 0.05, 380, 0.2);
    case "tick":
      return knock(context, now, 900, 0.1, 0.02);
    case "chime":
      bar(context, now, 523.25, 0.16, 0.7);
      return bar(context, now + 0.13, 783.99, 0.14, 0.9);
    case "no":
      knock(context, now, 190, 0.3, 0.07);
      return knock(context, now + 0.1, 160, 0.22, 0.08);
  }
}
