import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf, type ReleaseSet } from '../../areas/operations/platform/choice/sets';
import { openWorkers, outOfMemory, strayed } from '../../work/workers';
import { Blame, spoilerIn } from './blame';
import type * as draw from './draw';
import type { DrawnPage } from './draw';
import { fenced } from './fenced';
import { foldersOf } from './folders';
import { drawingLimits } from './limits';
import { outcomeFrom } from './outcome';
import { Resting } from './resting';
import type { Reason } from './undrawable';

/** A page as it is to be drawn. */
export interface PageToDraw {
  set: ReleaseSet;
  /** Part whose page it is. */
  owner: string;
  page: PageSnapshot;
  /** Whole address of the page. */
  address: string;
  /** Addresses of the sheets of remotes that it needs. */
  sheets: string[];
}

/** A page that its own code cannot draw: the part to blame, and why. */
export interface Failed {
  failed: string;
  message: string;
}

export interface Drawer {
  /** The page drawn by its own code, however long it takes; undefined where its releases are drawn in browsers alone. */
  draw(wanted: PageToDraw): Promise<DrawnPage | Failed | undefined>;
  close(): Promise<void>;
}

interface DrawerOptions {
  log: FastifyBaseLogger;
  /** Local folder of a release. */
  folderOf(name: string, version: string): Promise<string | undefined>;
  /** Where the bundles of working processes lie. */
  programs: string;
}

const { queue, patience, memory } = drawingLimits;

const settings = { processes: 1, queue, patience, memory, ...fenced };

/** Reasons for which the process or the context had to be given up. */
export const breaks: readonly Reason[] = ['loops', 'memory', 'spoils'];

/** Opens the process that draws pages; it begins with the first page. What it draws is kept by `Drawings`. */
export function openDrawer({ log, folderOf, programs }: DrawerOptions): Drawer {
  const workers = openWorkers<typeof draw>(log, join(programs, 'draw.mjs'), settings);
  const blame = new Blame();
  const resting = new Resting();

  const worldOf = ({ set, page }: PageToDraw) => `${set.id} ${page.platform}`;
  const releaseOf = (name: string, { set }: PageToDraw) =>
    `${name}@${[set.shell, ...set.remotes].find((release) => release.name === name)?.version}`;

  /** Lays a page that was not drawn to a part; undefined where it may be nobody's fault. */
  function lay(wanted: PageToDraw, reason: Reason, message: string): Failed | undefined {
    const { set, owner } = wanted;
    if (reason === 'late') return undefined;
    const spoiler = reason === 'spoils' ? spoilerIn(message) : undefined;
    if (spoiler) {
      resting.broke(releaseOf(spoiler, wanted));
      return { failed: spoiler, message };
    }
    const failed = blame.lay(worldOf(wanted), set, owner, message);
    // Memory and time may have been taken, and built-ins changed, by what was drawn before.
    if (breaks.includes(reason) && !resting.broke(releaseOf(owner, wanted))) return undefined;
    return { failed, message };
  }

  return {
    async draw(wanted) {
      const { set, owner, page, address, sheets } = wanted;
      const release = releaseOf(owner, wanted);
      const notDrawn = (reason: Reason, message: string, system?: string) => {
        log.warn({ address, set: set.id, owner, reason, message, system }, 'a page was not drawn');
        return lay(wanted, reason, message);
      };
      try {
        if (resting.has(release)) return { failed: owner, message: `${release} rests` };
        const releases = await foldersOf(set, folderOf);
        if (!releases) return undefined;
        const answer: unknown = await workers.run('draw', {
          world: worldOf(wanted),
          releases,
          main: addressOf(set.shell) + set.shell.entry,
          address,
          owner,
          page,
          sheets,
          browser: join(programs, 'drawing-browser.js'),
        });
        const drawn = outcomeFrom(answer, sheets);
        if ('undrawn' in drawn) return notDrawn(drawn.undrawn, drawn.message, drawn.system);
        if (drawn.left)
          log.warn(
            { set: set.id, platform: page.platform, left: drawn.left },
            'a context was spoiled between two pages',
          );
        blame.clear(worldOf(wanted), owner);
        resting.held(release);
        log.debug({ address, set: set.id, platform: page.platform, cold: drawn.cold }, 'a page was drawn');
        return drawn;
      } catch (err) {
        if (outOfMemory(err)) return notDrawn('memory', 'the process ran out of memory');
        if (strayed(err)) return notDrawn('throws', 'the process that drew it sent something else');
        log.warn({ err, address, set: set.id }, 'a page was not drawn');
        return undefined;
      }
    },
    close: () => workers.close(),
  };
}
