import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf, type ReleaseSet } from '../../areas/operations/platform/choice/sets';
import { openWorkers } from '../../work/workers';
import { Blame } from './blame';
import type * as draw from './draw';
import type { DrawnPage } from './draw';
import { foldersOf } from './folders';
import { outOfMemory } from './out-of-memory';
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
  /**
   * The page drawn by its own code; undefined where that cannot be had soon, and then the browser draws it, as it does what
   * failed.
   * @param patience longest wait in ms; without an end for who only wants it drawn
   */
  draw(wanted: PageToDraw, patience?: number): Promise<DrawnPage | Failed | undefined>;
  close(): Promise<void>;
}

interface DrawerOptions {
  log: FastifyBaseLogger;
  /** Local folder of a release. */
  folderOf(name: string, version: string): Promise<string | undefined>;
  /** Where the bundles of threads lie. */
  threads: string;
}

/** Longest time for which an answer waits for a drawing, in ms; one that takes longer serves the next who asks. */
const longestWait = 150;

/** How long a page that could not be drawn is left alone, in ms. */
const rest = 30_000;

/** Drawings kept, in characters; a page has some 60,000. */
const room = 30_000_000;

const settings = { threads: 1, queue: 20, patience: 60_000, memory: 512, environment: false };

const none = Symbol('nobody is to blame');

const later = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });

const weightOf = (drawn: DrawnPage | Failed | typeof none) =>
  drawn === none || 'failed' in drawn ? 100 : drawn.html.length + drawn.styles.length + 100;

/** Reasons for which the thread or the context had to be given up. */
const breaks: readonly Reason[] = ['loops', 'memory'];

/** Opens the thread that draws pages; it begins with the first page. */
export function openDrawer({ log, folderOf, threads }: DrawerOptions): Drawer {
  const workers = openWorkers<typeof draw>(log, join(threads, 'draw.mjs'), settings);
  const kept = new LRUCache<string, DrawnPage | Failed | typeof none>({
    maxSize: room,
    sizeCalculation: weightOf,
  });
  const underway = new Map<string, Promise<DrawnPage | Failed | undefined>>();
  const blame = new Blame();
  const resting = new Resting();

  const worldOf = ({ set, page }: PageToDraw) => `${set.id} ${page.platform}`;
  const releaseOf = (name: string, { set }: PageToDraw) =>
    `${name}@${[set.shell, ...set.remotes].find((release) => release.name === name)?.version}`;

  /** Lays a page that was not drawn to a part; undefined where it may be nobody's fault. */
  function lay(wanted: PageToDraw, reason: Reason, message: string): Failed | undefined {
    const { set, owner } = wanted;
    if (reason === 'late') return undefined;
    const failed = blame.lay(worldOf(wanted), set, owner, message);
    const again = breaks.includes(reason) && resting.broke(releaseOf(owner, wanted));
    // Memory and time may have been taken by what was drawn before.
    if (breaks.includes(reason) && !again) return undefined;
    return { failed, message };
  }

  async function drawNow(key: string, wanted: PageToDraw) {
    const { set, owner, page, address, sheets } = wanted;
    const release = releaseOf(owner, wanted);
    const notDrawn = (reason: Reason, message: string) => {
      log.warn({ address, set: set.id, owner, reason, message }, 'a page was not drawn');
      const failed = lay(wanted, reason, message);
      kept.set(key, failed ?? none, { ttl: rest });
      return failed;
    };
    try {
      if (resting.has(release)) return { failed: owner, message: `${release} rests` };
      const releases = await foldersOf(set, folderOf);
      if (!releases) return undefined;
      const drawn = await workers.run('draw', {
        world: worldOf(wanted),
        releases,
        main: addressOf(set.shell) + set.shell.entry,
        address,
        owner,
        page,
        sheets,
        browser: join(threads, 'drawing-browser.js'),
      });
      if ('undrawn' in drawn) return notDrawn(drawn.undrawn, drawn.message);
      blame.clear(worldOf(wanted), owner);
      resting.held(release);
      kept.set(key, drawn);
      log.debug({ address, set: set.id, platform: page.platform, cold: drawn.cold }, 'a page was drawn');
      return drawn;
    } catch (err) {
      if (outOfMemory(err)) return notDrawn('memory', 'the thread ran out of memory');
      log.warn({ err, address, set: set.id }, 'a page was not drawn');
      kept.set(key, none, { ttl: rest });
      return undefined;
    } finally {
      underway.delete(key);
    }
  }

  return {
    async draw(wanted, patience = longestWait) {
      const { page, address } = wanted;
      const data = createHash('sha256')
        .update(JSON.stringify([page.queries, page.settings]))
        .digest('base64');
      const key = `${worldOf(wanted)} ${address} ${data}`;
      const known = kept.get(key);
      if (known) return known === none ? undefined : known;
      const drawing = underway.get(key) ?? drawNow(key, wanted);
      underway.set(key, drawing);
      return Number.isFinite(patience) ? Promise.race([drawing, later(patience)]) : drawing;
    },
    close: () => workers.close(),
  };
}
