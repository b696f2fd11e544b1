import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '../settings';

/** Encrypts single fields of the database with AES-256-GCM. */
export interface FieldCipher {
  /** @param place what the text is, e.g. `wechat_links.nickname:17`; a text moved elsewhere cannot be opened. */
  seal(text: string, place: string): string;
  /** @throws Error when the text was changed, moved, or sealed with a key that is gone */
  open(sealed: string, place: string): string;
  /** Name of the key that seals; what begins otherwise waits for `auth.rekey`. */
  readonly newest: string;
}

interface Key {
  name: string;
  bytes: Buffer;
}

function keysOf({ fieldKeys, secret }: Pick<Settings, 'fieldKeys' | 'secret'>): Key[] {
  const given = fieldKeys.map((text) => {
    const [name = '', hex = ''] = text.split(':');
    return { name, bytes: Buffer.from(hex, 'hex') };
  });
  // Always the last, so that a site can go from the derived key to its own ones.
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'harbor field encryption', 32));
  return [...given, { name: 's', bytes: derived }];
}

/**
 * The cipher of a server. Sealed texts read `<key>.<nonce, ciphertext and tag in base64url>`; all keys of the settings
 * open, the first one seals.
 */
export function createFieldCipher(settings: Pick<Settings, 'fieldKeys' | 'secret'>): FieldCipher {
  const keys = keysOf(settings);
  const [newest] = keys;
  if (!newest) throw new Error('There is no key for encrypted fields');
  return {
    seal(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${newest.name}.${sealed.toString('base64url')}`;
    },
    open(sealed, place) {
      const [name, body = ''] = sealed.split('.');
      const key = keys.find((one) => one.name === name);
      if (!key) throw new Error(`No key ${name} for the encrypted field ${place}`);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    },
    newest: newest.name,
  };
}
