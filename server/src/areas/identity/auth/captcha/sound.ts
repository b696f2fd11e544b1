import { randomInt } from 'node:crypto';

const rate = 8000;
const groups = 4;
const most = 5;

/** Four groups of horn signals; the answer is how many each group has, e.g. `3152`. */
export interface SoundPuzzle {
  /** WAV, 8 kHz, 8 bit, mono. */
  wav: Buffer;
  answer: string;
}

function header(length: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(length, 40);
  return head;
}

/** One stretch of samples; `pitch` 0 is the sea alone. */
function stretch(seconds: number, pitch: number): number[] {
  const count = Math.round(seconds * rate);
  return Array.from({ length: count }, (_, n) => {
    const fade = Math.min(1, n / 160, (count - n) / 160);
    const horn =
      pitch === 0
        ? 0
        : (Math.sin((2 * Math.PI * pitch * n) / rate) + 0.4 * Math.sin((4 * Math.PI * pitch * n) / rate)) *
          58 *
          fade;
    return Math.max(0, Math.min(255, Math.round(128 + horn + randomInt(-9, 10))));
  });
}

/** Makes a sound puzzle for who cannot see the picture: horns over the noise of the sea, each of a random pitch and length. */
export function makeSound(): SoundPuzzle {
  const counts = Array.from({ length: groups }, () => randomInt(1, most + 1));
  const samples = [...stretch(0.5, 0)];
  for (const count of counts) {
    for (let n = 0; n < count; n += 1) {
      samples.push(...stretch(0.16 + randomInt(8) / 100, randomInt(280, 520)));
      samples.push(...stretch(0.15 + randomInt(5) / 100, 0));
    }
    samples.push(...stretch(1.1, 0));
  }
  const data = Buffer.from(samples);
  return { wav: Buffer.concat([header(data.length), data]), answer: counts.join('') };
}
