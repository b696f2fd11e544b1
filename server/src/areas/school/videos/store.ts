import { randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { serverRoot } from '../../../paths';
import type { Settings } from '../../../settings';

/** What lies in a packaged recording's folder beside its segments: what playlists are written from. */
const packFile = z.strictObject({
  seconds: z.number().positive(),
  renditions: z
    .array(
      z.strictObject({
        height: z.int(),
        width: z.int(),
        /** Bits a second at most. */
        bandwidth: z.int(),
        codecs: z.string(),
        /** Of each segment, in seconds. */
        durations: z.array(z.number().positive()).min(1),
      }),
    )
    .min(1),
});

export type Pack = z.output<typeof packFile>;

/** Folder with recordings that come with the program: demo lessons. */
export const demoLessons = join(serverRoot, 'demo-lessons');

/** Bytes of an upload that came in, and are not part of the recording yet. */
export interface ReceivedPart {
  written: number;
  /** The connection broke; what came before counts. */
  cut: boolean;
  /** Makes them part of the recording, from a place on. */
  keepAt(offset: number): Promise<void>;
  /** Removes their own file. */
  drop(): Promise<void>;
}

/** Where recordings lie on the disk. */
export interface VideoStore {
  /** Of what is served. */
  readonly packaged: string;
  /** The recording as it was uploaded. */
  sourceOf(id: number): string;
  /** Private folder of one run of packaging. */
  workOf(id: number, run: number): string;
  /** Takes bytes of an upload into a file of their own: nobody else writes there. @throws TooLong behind `most` bytes */
  receive(id: number, bytes: Readable, most: number): Promise<ReceivedPart>;
  /** What playlists of a folder are written from. @throws Error where nothing was packaged */
  pack(folder: string): Promise<Pack>;
  /** Makes what was packaged the content of an address, whole or not at all. */
  publish(from: string, folder: string): Promise<void>;
  removeSource(id: number): Promise<void>;
  removeWork(id: number): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  /** Bytes that are free on the disk. */
  free(): Promise<number>;
}

/** An upload went past its size. */
export class TooLong extends Error {}

/** Writes all of it: a disk that fills up takes a part and says nothing. @throws Error with `ENOSPC` when it is full */
async function writeAll(handle: FileHandle, block: Buffer, place: number): Promise<void> {
  for (let done = 0; done < block.length; ) {
    const { bytesWritten } = await handle.write(block, done, block.length - done, place + done);
    done += bytesWritten;
  }
}

const folderFormat = /^[\w-]{8,60}$/;

/** Recordings on the local disk, below the data folder. */
export function createVideoStore({ dataDir }: Pick<Settings, 'dataDir'>): VideoStore {
  const root = join(dataDir, 'videos');
  const [incoming, work, packaged] = [join(root, 'incoming'), join(root, 'work'), join(root, 'packaged')];
  for (const folder of [incoming, work, packaged]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sourceOf = (id: number) => join(incoming, String(id));
  const checked = (folder: string) => {
    if (!folderFormat.test(folder)) throw new Error(`${folder} is no folder of a recording`);
    return folder;
  };

  return {
    packaged,
    sourceOf,
    workOf: (id, run) => join(work, String(id), String(run)),
    async receive(id, bytes, most) {
      const path = `${sourceOf(id)}.${randomUUID()}`;
      const drop = () => rm(path, { force: true });
      const handle = await open(path, 'wx', 0o600);
      const blocks = bytes[Symbol.asyncIterator]();
      let [written, cut] = [0, false];
      try {
        for (;;) {
          const next = await blocks.next().catch(() => undefined);
          cut = !next;
          if (!next || next.done) break;
          const block: Buffer = next.value;
          if (written + block.length > most) throw new TooLong();
          await writeAll(handle, block, written);
          written += block.length;
        }
      } catch (error) {
        await drop();
        throw error;
      } finally {
        await handle.close();
      }
      return {
        ...{ written, cut, drop },
        async keepAt(offset) {
          const source = await open(sourceOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
          try {
            await writeAll(source, await readFile(path), offset);
          } finally {
            await source.close();
          }
        },
      };
    },
    async pack(folder) {
      const name = join(checked(folder), 'pack.json');
      const text = await readFile(join(packaged, name), 'utf8').catch(() =>
        readFile(join(demoLessons, name), 'utf8'),
      );
      return packFile.parse(JSON.parse(text));
    },
    async publish(from, folder) {
      const to = join(packaged, checked(folder));
      // A run that ended between this and saying so left one behind.
      await rm(to, { recursive: true, force: true });
      await mkdir(packaged, { recursive: true });
      await rename(from, to);
    },
    async removeSource(id) {
      // Parts whose process ended in the midst of them as well.
      const all = await readdir(incoming);
      const own = all.filter((name) => name === String(id) || name.startsWith(`${id}.`));
      for (const name of own) await rm(join(incoming, name), { force: true });
    },
    removeWork: (id) => rm(join(work, String(id)), { recursive: true, force: true }),
    removeFolder: (folder) => rm(join(packaged, checked(folder)), { recursive: true, force: true }),
    async free() {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

declare module '../../../core' {
  interface Core {
    /** Recordings of lessons. */
    videos: VideoStore;
  }
}
