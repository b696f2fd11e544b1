import { constants, mkdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
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

/** Where recordings lie on the disk. */
export interface VideoStore {
  /** Of what is served. */
  readonly packaged: string;
  /** The recording as it was uploaded. */
  sourceOf(id: number): string;
  /** Private folder of one run of packaging. */
  workOf(id: number, run: number): string;
  /** Writes bytes of an upload at a place; `cut`: the connection broke. @throws TooLong behind `most` bytes */
  receive(
    id: number,
    offset: number,
    bytes: Readable,
    most: number,
  ): Promise<{ written: number; cut: boolean }>;
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
    async receive(id, offset, bytes, most) {
      const handle = await open(sourceOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
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
    removeSource: (id) => rm(sourceOf(id), { force: true }),
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
