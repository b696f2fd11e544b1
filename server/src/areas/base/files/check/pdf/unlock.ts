import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** What the dictionary of a PDF's encryption says. */
export interface Lock {
  version: number;
  revision: number;
  /** Bytes of the key. */
  keyBytes: number;
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  permissions: number;
  /** First half of the document's id. */
  id: Buffer;
  lockedMetadata: boolean;
  method: 'none' | 'rc4' | 'aes128' | 'aes256';
}

/** Unlocks the bytes of a stream of an object. */
export type Unlock = (bytes: Buffer, number: number, generation: number) => Buffer;

/** What fills up a password, which here is empty. */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const hash = (name: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: Buffer[]) => {
  const made = createHash(name);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** RC4, which the cryptography of Node no longer has and which old PDFs are locked with. */
export function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, n) => n);
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  const out = Buffer.alloc(bytes.length);
  let i = 0;
  let j = 0;
  for (const [at, byte] of bytes.entries()) {
    i = (i + 1) & 0xff;
    j = (j + (box[i] ?? 0)) & 0xff;
    swap(i, j);
    out[at] = byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 0xff] ?? 0);
  }
  return out;
}

function aes(name: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.subarray(16, bytes.length - (bytes.length % 16));
  if (bytes.length < 32) return Buffer.alloc(0);
  const decipher = createDecipheriv(name, key, bytes.subarray(0, 16)).setAutoPadding(false);
  // The padding is left where it is: what is packed ends by itself.
  return Buffer.concat([decipher.update(whole), decipher.final()]);
}

/** The key of a document until version 4; undefined when it opens with a password only. */
function oldKey(lock: Lock): Buffer | undefined {
  const { revision, keyBytes, owner, user, permissions, id, lockedMetadata } = lock;
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const plain = revision >= 4 && !lockedMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = hash('md5', filling, owner.subarray(0, 32), rights, id, plain).subarray(0, keyBytes);
  if (revision >= 3) for (let n = 0; n < 50; n += 1) key = hash('md5', key).subarray(0, keyBytes);
  if (revision < 3) return rc4(key, filling).equals(user.subarray(0, 32)) ? key : undefined;
  let proof: Buffer = hash('md5', filling, id);
  for (let n = 0; n < 20; n += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ n)), proof);
  return proof.equals(user.subarray(0, 16)) ? key : undefined;
}

/** The hash of revision 6: 64 rounds at least, each choosing the next by what it gave. */
function strongHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const input = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const made = Buffer.concat([cipher.update(input), cipher.final()]);
    const rest = made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash((['sha256', 'sha384', 'sha512'] as const)[rest] ?? 'sha256', made);
    if (round >= 63 && (made.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

/** The key of a document of version 5; undefined when it opens with a password only. */
function newKey({ revision, user, userKey }: Lock): Buffer | undefined {
  if (user.length < 48 || userKey.length < 32) return undefined;
  const made = (salt: Buffer) => (revision >= 6 ? strongHash(salt) : hash('sha256', salt));
  if (!made(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', made(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(userKey.subarray(0, 32)), decipher.final()]);
}

/**
 * How the streams of a locked PDF are read that opens without a password, as those do whose printing or copying is
 * restricted. Undefined for one that asks for a password.
 */
export function unlockOf(lock: Lock): Unlock | undefined {
  const key = lock.version >= 5 ? newKey(lock) : oldKey(lock);
  if (!key) return undefined;
  if (lock.method === 'none') return (bytes) => bytes;
  if (lock.method === 'aes256') return (bytes) => aes('aes-256-cbc', key, bytes);
  return (bytes, number, generation) => {
    const object = Buffer.alloc(5);
    object.writeUIntLE(number & 0xffffff, 0, 3);
    object.writeUInt16LE(generation & 0xffff, 3);
    const salt = lock.method === 'aes128' ? Buffer.from('sAlT') : Buffer.alloc(0);
    const own = hash('md5', key, object, salt).subarray(0, Math.min(16, key.length + 5));
    return lock.method === 'aes128' ? aes('aes-128-cbc', own, bytes) : rc4(own, bytes);
  };
}
