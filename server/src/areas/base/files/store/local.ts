import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileStore, TooLong } from './store';

/** Folder of private files inside the data folder; nothing serves it. */
const filesFolder = (dataDir: string) => join(dataDir, 'files');

const idFormat = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Private files on the local disk: `incoming/` for uploads, `kept/<two letters>/` for files. */
export function createLocalFiles(dataDir: string): FileStore {
  const incoming = join(filesFolder(dataDir), 'incoming');
  const kept = join(filesFolder(dataDir), 'kept');
  for (const folder of [incoming, kept]) mkdirSync(folder, { recursive: true, mode: 0o700 });

  function checked(id: string): string {
    if (!idFormat.test(id)) throw new Error(`${id} is no id of a file`);
    return id;
  }
  const uploadOf = (id: string) => join(incoming, checked(id));
  // The last letters are random, the first are the time.
  const placeOf = (id: string) => join(kept, checked(id).slice(-2), id);

  return {
    async receive(id, offset, bytes, most) {
      const handle = await open(uploadOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
      const blocks = bytes[Symbol.asyncIterator]();
      let written = 0;
      try {
        for (;;) {
          const next = await blocks.next().catch(() => undefined);
          if (!next) return { written, cut: true };
          if (next.done) return { written, cut: false };
          const block: Buffer = next.value;
          if (written + block.length > most) throw new TooLong();
          await handle.write(block, 0, block.length, offset + written);
          written += block.length;
        }
      } finally {
        await handle.close();
      }
    },
    async seal(id) {
      const path = `${uploadOf(id)}.${randomBytes(6).toString('hex')}`;
      const hash = createHash('sha256');
      let size = 0;
      await pipeline(
        createReadStream(uploadOf(id)),
        async function* hashed(blocks: AsyncIterable<Buffer>) {
          for await (const block of blocks) {
            hash.update(block);
            size += block.length;
            yield block;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
      return { path, size, sha256: hash.digest('hex') };
    },
    async keep(id, sealed) {
      await mkdir(dirname(placeOf(id)), { recursive: true, mode: 0o700 });
      await rename(sealed.path, placeOf(id));
      await rm(uploadOf(id), { force: true });
    },
    breakSeal: ({ path }) => rm(path, { force: true }),
    async place(id) {
      await access(placeOf(id));
      return placeOf(id);
    },
    async read(id) {
      const handle = await open(placeOf(id));
      return handle.createReadStream();
    },
    async remove(id) {
      await rm(uploadOf(id), { force: true });
      await rm(placeOf(id), { force: true });
    },
    async list() {
      const folders = [incoming, ...(await readdir(kept)).map((name) => join(kept, name))];
      const found: { name: string; since: Date }[] = [];
      for (const folder of folders)
        for (const name of await readdir(folder)) {
          const at = await stat(join(folder, name)).catch(() => undefined);
          if (at) found.push({ name, since: at.mtime });
        }
      return found;
    },
    async removeNamed(name) {
      const [id = '', ending] = name.split('.');
      const path = uploadOf(id);
      if (ending !== undefined) await rm(`${path}.${ending}`, { force: true });
      else await this.remove(id);
    },
  };
}
