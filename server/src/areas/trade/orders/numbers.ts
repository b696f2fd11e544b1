import { randomBytes, randomInt } from 'node:crypto';
import { compactDay } from '../../../labels/beijing';

/** A random id of 12 digits: nobody can guess or count orders. */
export function newOrderId(): number {
  return randomInt(100_000_000_000, 1_000_000_000_000);
}

/** 18 digits: the Beijing day and ten random ones. */
export function newOrderNo(at: Date): string {
  return compactDay(at) + randomInt(0, 10_000_000_000).toString().padStart(10, '0');
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for gateways: a letter of its kind and 25 random characters (125 bits), all of `0-9A-Z`. */
export function newTradeNo(kind: 'P' | 'R' | 'Z'): string {
  return kind + Array.from(randomBytes(25), (byte) => alphabet[byte & 31]).join('');
}
