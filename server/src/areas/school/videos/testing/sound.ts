/** Bytes of a packet of a transport stream. */
const packet = 188;

/** Seconds of the first and the last picture (`e0`) and sound (`c0`) of a plain segment, and how many there are of each. */
export interface Heard {
  from: number;
  to: number;
  count: number;
}

/** When a packet that begins something is to be shown or heard, in seconds (ISO 13818-1, 2.4.3.6); undefined for others. */
function timeIn(bytes: Buffer, start: number): { kind: number; at: number } | undefined {
  const begins = ((bytes[start + 1] ?? 0) & 0x40) !== 0;
  if (!begins) return undefined;
  const filled = ((bytes[start + 3] ?? 0) & 0x20) !== 0;
  const place = start + 4 + (filled ? 1 + (bytes[start + 4] ?? 0) : 0);
  if (bytes.readUIntBE(place, 3) !== 1 || ((bytes[place + 7] ?? 0) & 0x80) === 0) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes.subarray(place + 9, place + 14);
  const ticks = ((a >> 1) & 7) * 2 ** 30 + b * 2 ** 22 + (c >> 1) * 2 ** 15 + d * 2 ** 7 + (e >> 1);
  return { kind: bytes[place + 3] ?? 0, at: ticks / 90_000 };
}

/** What a plain segment holds of pictures and of sound. */
export function heardIn(segment: Buffer): { pictures: Heard | undefined; sound: Heard | undefined } {
  const found = new Map<number, Heard>();
  for (let start = 0; start + packet <= segment.length; start += packet) {
    const time = timeIn(segment, start);
    if (!time) continue;
    const { from, to, count } = found.get(time.kind) ?? { from: time.at, to: time.at, count: 0 };
    found.set(time.kind, { from: Math.min(from, time.at), to: Math.max(to, time.at), count: count + 1 });
  }
  return { pictures: found.get(0xe0), sound: found.get(0xc0) };
}
