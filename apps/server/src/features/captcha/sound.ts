import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@portal/core";

/** Samples a second. Enough for speech, and for the digits to stay small in the repository. */
const RATE = 8000;
const HEADER = 44;

/** Ten digits a language, made once with espeak-ng (docs/adr/0016-captcha.md): 8 bits, mono, silence cut off. */
const recordings = new Map<Language, Promise<readonly Float32Array[]>>();

/**
 * Digits said one after the other, with noise, voices in the background, and pauses, pitch and loudness that change.
 * @returns a WAV file: the same for the same random numbers, so that a player may ask for it in parts
 */
export async function speak(digits: string, language: Language, random: () => number): Promise<Buffer> {
  const voices = await recordingsOf(language);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const said: { readonly start: number; readonly samples: Float32Array; readonly loudness: number }[] = [];
  let end = seconds(between(0.5, 0.9));
  for (const digit of digits) {
    const samples = stretched(voices[Number(digit)] ?? new Float32Array(), between(0.9, 1.12));
    said.push({ start: end, samples, loudness: between(0.75, 1) });
    end += samples.length + seconds(between(0.55, 1.1));
  }
  const mixed = new Float32Array(end);
  // Backwards, no one understands them, but they have the sound of speech.
  for (let at = 0; at < end; at += seconds(between(0.2, 0.5))) {
    const babble = stretched(voices[Math.floor(random() * voices.length)] ?? new Float32Array(), between(0.8, 1.3)).toReversed();
    add(mixed, babble, at, between(0.05, 0.12));
  }
  for (const { start, samples, loudness } of said) add(mixed, samples, start, loudness);
  for (let index = 0; index < end; index += 1) mixed[index] = (mixed[index] ?? 0) + (random() - 0.5) * 0.035;
  return wavOf(mixed);
}

const seconds = (length: number): number => Math.round(length * RATE);

function recordingsOf(language: Language): Promise<readonly Float32Array[]> {
  const known = recordings.get(language);
  if (known) return known;
  const folder = join(import.meta.dirname, "recordings");
  const reading = Promise.all(
    Array.from({ length: 10 }, async (_, digit) => {
      const bytes = (await readFile(join(folder, `${language}-${digit}.wav`))).subarray(HEADER);
      return Float32Array.from(bytes, (value) => (value - 128) / 128);
    }),
  );
  recordings.set(language, reading);
  return reading;
}

/** Slower and lower (> 1), or quicker and higher. */
function stretched(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length * factor) }, (_, index) => {
    const at = index / factor;
    const before = samples[Math.floor(at)] ?? 0;
    return before + ((samples[Math.floor(at) + 1] ?? 0) - before) * (at % 1);
  });
}

function add(mixed: Float32Array, samples: Float32Array, start: number, loudness: number): void {
  for (let index = 0; index < samples.length && start + index < mixed.length; index += 1)
    mixed[start + index] = (mixed[start + index] ?? 0) + (samples[index] ?? 0) * loudness;
}

/** 16 bits: what every browser plays. */
function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER + samples.length * 2);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // mono
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) => wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * 0.8)) * 32_767), HEADER + index * 2));
  return wav;
}
