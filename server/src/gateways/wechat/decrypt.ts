import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const tagBytes = 16;

/** The encrypted part of notifies and of the certificate list. */
export const encrypted = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string().length(12),
  associated_data: z.string().default(''),
});

/** @throws when key, nonce, associated data and ciphertext do not belong together. */
export function decrypt(part: z.output<typeof encrypted>, apiV3Key: string): string {
  const sealed = Buffer.from(part.ciphertext, 'base64');
  if (sealed.length < tagBytes) throw new Error('ciphertext is shorter than its tag');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, part.nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(part.associated_data));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
}
