import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../../../http/transient';
import type { ReleaseStore } from '../store/store';

/** Which machine, which process of it, and which run under that number: `web-1.4711.9f3a6c21`. */
const machine = hostname().replaceAll(/[^\w-]/g, '-');
const run = randomBytes(4).toString('hex');

/** Ending of the note beside a folder that says where in the store its files went. */
const noteEnding = '.location';

/** A folder for files that are on their way into the store. Its name says which process works at it. */
export interface Staged {
  folder: string;
  /** Notes where in the store its files go, for whoever clears up should this process end before they are registered. */
  goesTo(location: string): Promise<void>;
  /** Takes folder and note away, once the files are registered or the publish is undone. */
  end(): Promise<void>;
}

/** A place in the staging folder of a store; nothing is made there yet. */
export function stage({ staging }: ReleaseStore): Staged {
  const folder = join(staging, `${machine}.${process.pid}.${run}.${randomBytes(12).toString('hex')}`);
  const note = `${folder}${noteEnding}`;
  return {
    folder,
    goesTo: (location) => writeFile(note, location),
    async end() {
      await rm(folder, { recursive: true, force: true });
      await rm(note, { force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user may not be asked, and runs.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process that worked at something in a staging folder has ended; undefined where this machine cannot know,
 * because another one shares the folder or the name says nothing.
 */
export function hasEnded(name: string): boolean | undefined {
  const [host, pid = '', itsRun = ''] = name.split('.');
  if (host !== machine || !/^\d+$/.test(pid) || !/^[0-9a-f]{8}$/.test(itsRun)) return undefined;
  if (Number(pid) === process.pid) return itsRun !== run;
  return !isRunning(Number(pid));
}

/** Where the files of a folder went, from the note beside it; undefined for what is no note. */
export async function notedLocation(path: string): Promise<string | undefined> {
  if (!path.endsWith(noteEnding)) return undefined;
  return readFile(path, 'utf8').catch(() => undefined);
}
