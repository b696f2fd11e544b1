import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A name nobody can guess, which sorts by its time: 48 bits of ms, 80 random bits. */
export function ulid(ms: number): string {
  let time = '';
  for (let rest = ms; time.length < 10; rest = Math.floor(rest / 32)) time = `${alphabet[rest % 32]}${time}`;
  const random = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('');
  return time + random;
}
