import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '../../../../core';
import { videoLimits } from '../limits';

/** What the keys of a recording's minutes are made of: 32 bytes. */
export const newVideoKey = (): Buffer => randomBytes(32);

const placeOf = (folder: string) => `videos.key_sealed:${folder}`;

export const sealVideoKey = ({ cipher }: Pick<Core, 'cipher'>, key: Buffer, folder: string): string =>
  cipher.seal(key.toString('base64'), placeOf(folder));

/** @throws Error for what was sealed elsewhere, or with a key that is gone */
export const openVideoKey = ({ cipher }: Pick<Core, 'cipher'>, sealed: string, folder: string): Buffer =>
  Buffer.from(cipher.open(sealed, placeOf(folder)), 'base64');

/** The AES-128 key of the n-th minute: whoever has one has no other. */
export const minuteKey = (key: Buffer, n: number): Buffer =>
  createHmac('sha256', key).update(`minute:${n}`).digest().subarray(0, 16);

/** Which key opens a segment. */
export const minuteOf = (segment: number): number =>
  Math.floor((segment * videoLimits.segmentSeconds) / videoLimits.keySeconds);

/** The first block of a segment is mixed with its number, as players reckon it when a playlist names none (RFC 8216, 5.2). */
export function segmentIv(segment: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(segment, 12);
  return iv;
}
