// Soft music for a lesson: slow chords of sines, each lesson in a key of its own. No speech: captions say everything.

export const rate = 48_000;

/** Steps of the scale of each chord, in half tones above the key. */
const chords = [
  [0, 4, 7, 11],
  [9, 12, 16, 19],
  [5, 9, 12, 16],
  [7, 11, 14, 17],
];

/** So long a chord stands, in seconds. */
const bar = 6;

/** Raw sound, 16 bits, mono. @param key half tones above A (110 Hz) */
export function music(seconds, key) {
  const samples = Buffer.alloc(seconds * rate * 2);
  const base = 110 * 2 ** (key / 12);
  for (let i = 0; i < seconds * rate; i++) {
    const t = i / rate;
    const place = Math.floor(t / bar);
    const within = t - place * bar;
    const swell = Math.min(1, within / 1.8, (bar - within) / 1.8);
    let value = 0;
    for (const [n, step] of chords[place % chords.length].entries()) {
      const f = base * 2 ** (step / 12);
      value += Math.sin(2 * Math.PI * f * t + 0.4 * Math.sin(2 * Math.PI * 0.2 * t + n)) * (0.5 - n * 0.08);
    }
    // A bell on every other second, from the chord's notes.
    const beat = Math.floor(t / 2);
    const since = t - beat * 2;
    const note = chords[place % chords.length][beat % 4] + 24;
    const bell = Math.sin(2 * Math.PI * base * 2 ** (note / 12) * t) * Math.exp(-since * 2.6) * 0.35;
    const edge = Math.min(1, t / 2, (seconds - t) / 3);
    samples.writeInt16LE(Math.round((value * 0.35 * Math.max(0, swell) + bell) * edge * 5200), i * 2);
  }
  return samples;
}
