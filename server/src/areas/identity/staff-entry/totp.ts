import { Secret, TOTP } from 'otpauth';

/** Length of a code's period in ms. */
const period = 30_000;

/** Codes of the period before and after are taken too: clocks of phones are not exact. */
const window = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: '学术港', label, secret: Secret.fromBase32(secret), period: period / 1000 });

/** A new secret of 160 bits, as authenticator apps take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code of a secret says. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The code of a moment, in ms. */
export const codeAt = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/** Which period a code is of, counted since 1970; null for one that is of none around this moment. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / period) + delta;
}
