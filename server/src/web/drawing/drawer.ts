import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf, type ReleaseSet } from '../../areas/operations/platform/choice/sets';
import { isWatched } from '../../areas/operations/platform/gate/read-description';
import { openWorkers } from '../../work/workers';
import type * as draw from './draw';
import type { DrawnPage } from './draw';
import { drawingLimits } from './limits';
import type { ReleaseFolder } from './released-files';

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
}

const { queue, patience, memory } = drawingLimits;

const settings = { threads: 1, queue, patience, memory, environment: false };

/** Opens the thread that draws pages; it begins with the first page. What it draws is kept by `Drawings`. */
export function openDrawer({ log, folderOf }: DrawerOptions): Drawer {
  const workers = openWorkers<typeof draw>(log, join(import.meta.dirname, 'draw.mjs'), settings);

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

  return {
    async draw({ set, owner, page, address, sheets }) {
      try {
        const releases = await foldersOf(set);
        if (!releases) return undefined;
        return await workers.run('draw', {
          world: `${set.id} ${page.platform}`,
          releases,
          main: addressOf(set.shell) + set.shell.entry,
          address,
          page,
          sheets,
          browser: join(import.meta.dirname, 'drawing-browser.js'),
        });
      } catch (err) {
        log.warn({ err, address, set: set.id }, 'a page was not drawn');
        return { failed: owner, message: err instanceof Error ? err.message : '' };
      }
    },
    close: () => workers.close(),
  };
}
