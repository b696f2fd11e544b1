import { createCipheriv, randomBytes } from 'node:crypto';

/** AEAD_AES_256_GCM as the platform seals certificates and notifies: base64, the tag in the last 16 bytes. */
export function seal(text: string, apiV3Key: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associatedData,
    ciphertext: sealed.toString('base64'),
  };
}
