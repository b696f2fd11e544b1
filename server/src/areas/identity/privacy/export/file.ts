import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const nonceLength = 12;
const tagLength = 16;

/** Folder of exports inside the data folder; nothing serves it. */
const folderOf = (dataDir: string) => join(dataDir, 'exports');
const pathOf = (dataDir: string, id: string) => join(folderOf(dataDir), `${id}.bin`);

/**
 * Writes an export encrypted with AES-256-GCM, as nonce, text and tag: without its key, which the database keeps sealed,
 * the file says nothing. It appears whole or not at all.
 * @returns bytes of the content
 */
export async function writeExport(
  dataDir: string,
  id: string,
  content: Readable,
  key: Buffer,
): Promise<number> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const part = `${pathOf(dataDir, id)}.part`;
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  let size = 0;
  await pipeline(
    content,
    async function* counted(blocks: AsyncIterable<Buffer>) {
      for await (const block of blocks) {
        size += block.length;
        yield block;
      }
    },
    cipher,
    async function* framed(blocks: AsyncIterable<Buffer>) {
      yield nonce;
      yield* blocks;
      yield cipher.getAuthTag();
    },
    createWriteStream(part, { mode: 0o600 }),
  );
  await rename(part, pathOf(dataDir, id));
  return size;
}

/** An export in the clear. @throws Error when the file is gone; a changed one ends the stream with an error */
export async function readExport(dataDir: string, id: string, key: Buffer): Promise<Readable> {
  const path = pathOf(dataDir, id);
  const { size } = await stat(path);
  const handle = await open(path);
  const [nonce, tag] = [Buffer.alloc(nonceLength), Buffer.alloc(tagLength)];
  try {
    await handle.read(nonce, 0, nonceLength, 0);
    await handle.read(tag, 0, tagLength, size - tagLength);
  } finally {
    await handle.close();
  }
  const clear = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength }).setAuthTag(tag);
  const file = createReadStream(path, { start: nonceLength, end: size - tagLength - 1 });
  // Also closes the file when the reader goes away in the middle, who hears of an error by the stream itself.
  void pipeline(file, clear).catch(() => {});
  return clear;
}

/** Removes an export's file, if there is one. */
export async function removeExport(dataDir: string, id: string): Promise<void> {
  await rm(pathOf(dataDir, id), { force: true });
  await rm(`${pathOf(dataDir, id)}.part`, { force: true });
}
