import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf, type ReleaseSet } from '../../areas/operations/platform/choice/sets';
import { isWatched } from '../../areas/operations/platform/gate/read-description';
import { openWorkers } from '../../work/workers';
import type * as draw from './draw';
import type { DrawnPage } from './draw';
import type { ReleaseFolder } from './released-files';

export interface Drawer {
  /**
   * The page drawn by its own code; undefined where that cannot be had soon, and then the browser draws it.
   * @param address whole address of the page
   * @param sheets addresses of the sheets of remotes that it needs
   */
  draw(
    set: ReleaseSet,
    page: PageSnapshot,
    address: string,
    sheets: string[],
  ): Promise<DrawnPage | undefined>;
  close(): Promise<void>;
}

interface DrawerOptions {
  log: FastifyBaseLogger;
  /** Local folder of a release. */
  folderOf(name: string, version: string): Promise<string | undefined>;
}

/** Longest time for which an answer waits for a drawing, in ms; one that takes longer serves the next who asks. */
const longestWait = 150;

/** How long a page that could not be drawn is left alone, in ms. */
const rest = 30_000;

/** Drawings kept, in characters; a page has some 60,000. */
const room = 30_000_000;

const settings = { threads: 1, queue: 20, patience: 10_000, memory: 512, environment: false };

const none = Symbol('cannot be drawn');

const later = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });

const weightOf = (drawn: DrawnPage | typeof none) =>
  drawn === none ? 100 : drawn.html.length + drawn.styles.length + 100;

/** Opens the thread that draws pages; it begins with the first page. */
export function openDrawer({ log, folderOf }: DrawerOptions): Drawer {
  const workers = openWorkers<typeof draw>(log, join(import.meta.dirname, 'draw.mjs'), settings);
  const kept = new LRUCache<string, DrawnPage | typeof none>({ maxSize: room, sizeCalculation: weightOf });
  const underway = new Map<string, Promise<DrawnPage | undefined>>();

  async function foldersOf(set: ReleaseSet): Promise<ReleaseFolder[] | undefined> {
    const folders: ReleaseFolder[] = [];
    for (const release of [set.shell, ...set.remotes]) {
      // What nobody has checked, and what lies on a developer's own machine, is drawn in browsers alone.
      if (isWatched(release) || !addressOf(release).startsWith('/')) return undefined;
      const folder = await folderOf(release.name, release.version);
      if (!folder) return undefined;
      folders.push({ address: addressOf(release), folder, integrity: release.integrity });
    }
    return folders;
  }

  async function drawNow(
    key: string,
    set: ReleaseSet,
    page: PageSnapshot,
    address: string,
    sheets: string[],
  ) {
    try {
      const releases = await foldersOf(set);
      if (!releases) return undefined;
      const drawn = await workers.run('draw', {
        world: `${set.id} ${page.platform}`,
        releases,
        main: addressOf(set.shell) + set.shell.entry,
        address,
        page,
        sheets,
        browser: join(import.meta.dirname, 'drawing-browser.js'),
      });
      kept.set(key, drawn);
      return drawn;
    } catch (err) {
      log.warn({ err, address, set: set.id }, 'a page was not drawn');
      kept.set(key, none, { ttl: rest });
      return undefined;
    } finally {
      underway.delete(key);
    }
  }

  return {
    async draw(set, page, address, sheets) {
      const data = createHash('sha256')
        .update(JSON.stringify([page.queries, page.settings]))
        .digest('base64');
      const key = `${set.id} ${page.platform} ${address} ${data}`;
      const known = kept.get(key);
      if (known) return known === none ? undefined : known;
      const drawing = underway.get(key) ?? drawNow(key, set, page, address, sheets);
      underway.set(key, drawing);
      return Promise.race([drawing, later(longestWait)]);
    },
    close: () => workers.close(),
  };
}
