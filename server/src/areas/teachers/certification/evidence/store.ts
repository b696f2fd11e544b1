import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FieldCipher } from '../../../../crypto/field-cipher';

/** `o`: what was handed in; `v`: its copy with the watermark. */
export type EvidenceCopy = 'o' | 'v';

/**
 * Evidence on the disk, each file encrypted with a key of its own. That key stands in the database, sealed with one that is
 * not there; without the keys of the settings neither disk nor database tell anything.
 */
export interface EvidenceStore {
  /** A new key, as the database keeps it. */
  newKey(id: string): string;
  write(id: string, copy: EvidenceCopy, key: string, content: Buffer): Promise<void>;
  /** @throws Error when it is gone, was changed, or was sealed with a key that is gone */
  read(id: string, copy: EvidenceCopy, key: string): Promise<Buffer>;
  /** The same key, sealed with the newest one of the settings. */
  reseal(id: string, key: string): string;
  remove(id: string): Promise<void>;
  /** Every file with its age. */
  list(): Promise<{ id: string; since: Date }[]>;
}

declare module '../../../../core' {
  interface Core {
    evidence: EvidenceStore;
  }
}

const idFormat = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const copies: readonly EvidenceCopy[] = ['o', 'v'];
const placeOf = (id: string) => `teacher_evidence.key:${id}`;

/** In `evidence/<two letters>/` of the data folder, which nothing serves. */
export function createEvidenceStore(dataDir: string, cipher: FieldCipher): EvidenceStore {
  const folder = join(dataDir, 'evidence');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function pathOf(id: string, copy: EvidenceCopy): string {
    if (!idFormat.test(id)) throw new Error(`${id} is no id of evidence`);
    return join(folder, id.slice(-2), `${id}.${copy}`);
  }
  const bytesOf = (id: string, key: string) => Buffer.from(cipher.open(key, placeOf(id)), 'base64url');

  return {
    newKey: (id) => cipher.seal(randomBytes(32).toString('base64url'), placeOf(id)),
    reseal: (id, key) => cipher.seal(cipher.open(key, placeOf(id)), placeOf(id)),
    async write(id, copy, key, content) {
      const path = pathOf(id, copy);
      const nonce = randomBytes(12);
      const sealing = createCipheriv('aes-256-gcm', bytesOf(id, key), nonce).setAAD(
        Buffer.from(`${id}.${copy}`),
      );
      const sealed = Buffer.concat([nonce, sealing.update(content), sealing.final(), sealing.getAuthTag()]);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Appears whole or not at all.
      const half = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(half, sealed, { mode: 0o600 });
      await rename(half, path);
    },
    async read(id, copy, key) {
      const sealed = await readFile(pathOf(id, copy));
      const opening = createDecipheriv('aes-256-gcm', bytesOf(id, key), sealed.subarray(0, 12), {
        authTagLength: 16,
      });
      opening.setAAD(Buffer.from(`${id}.${copy}`)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([opening.update(sealed.subarray(12, -16)), opening.final()]);
    },
    async remove(id) {
      for (const copy of copies) await rm(pathOf(id, copy), { force: true });
    },
    async list() {
      const found: { id: string; since: Date }[] = [];
      for (const part of await readdir(folder))
        for (const name of await readdir(join(folder, part))) {
          const at = await stat(join(folder, part, name)).catch(() => undefined);
          const id = name.slice(0, 26);
          if (at && idFormat.test(id)) found.push({ id, since: at.mtime });
        }
      return found;
    },
  };
}
