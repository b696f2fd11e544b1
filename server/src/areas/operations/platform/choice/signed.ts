import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits of an HMAC, as text. */
function mac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}\0${text}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** A text with a proof that this site wrote it for this purpose; fit for a cookie if the text is. */
export const signed = (secret: string, purpose: string, text: string) =>
  `${text}.${mac(secret, purpose, text)}`;

/** The text behind a proof; undefined where somebody else wrote it. */
export function verified(secret: string, purpose: string, value: string | undefined): string | undefined {
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return undefined;
  const text = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(mac(secret, purpose, text));
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}
