import { join } from 'node:path';
import type { Platform, ReleaseJson, RouteEntry } from '@harbor/contract';
import type { Choice } from '../../areas/operations/platform/choice/choose';
import { addressOf } from '../../areas/operations/platform/choice/sets';
import type { Drawings, Flaw } from '../../areas/operations/platform/gate/drawing';
import type { Core } from '../../core';
import { Unavailable } from '../../http/problem';
import { openWorkers, outOfMemory, strayed, type Workers } from '../../work/workers';
import { cannotDraw } from './context';
import type * as draw from './draw';
import type { Attempt, Undrawn } from './draw';
import { breaks, type PageToDraw } from './drawer';

import { Examples } from './examples';
import { fenced } from './fenced';
import { foldersOf } from './folders';
import { flawOf } from './judge';
import { attemptFrom } from './outcome';
import { type ViewSource, viewOf } from './view';

type View = Pick<Choice, 'set' | 'parts'>;
type FolderOf = (name: string, version: string) => Promise<string | undefined>;

/** One process for each trial, with nothing in it of the pages that visitors get: it ends with the trial. */
const settings = { processes: 1, queue: 4, patience: 300_000, memory: 512, ...fenced };

/** Pages of a candidate that never end, or fill the memory, after which it is known well enough. */
const mostBreaks = 3;

/** A busy machine is given so many chances, with more time for each. */
const chances = 6;

interface Place {
  owner: string;
  route: RouteEntry;
}

/**
 * The pages that a candidate may spoil: its own, those that mount its widgets, and for a shell all of them. Pages that ask
 * for a login are drawn in browsers alone.
 */
function placesOf({ set }: View, { name }: ReleaseJson): Place[] {
  const concerns = (owner: string, { mounts = [] }: RouteEntry) =>
    owner === name || name === 'shell' || mounts.some((mount) => mount.startsWith(`${name}/`));
  return [set.shell, ...set.remotes].flatMap(({ name: owner, routes }) =>
    routes.routes
      .filter((route) => route.access === 'public' && concerns(owner, route))
      .map((route) => ({ owner, route })),
  );
}

interface TrialOptions {
  core: Core;
  views: ViewSource;
  folderOf: FolderOf;
  /** Where the bundles of working processes lie. */
  programs: string;
}

/** Draws pages in a process of its own. */
class Trial {
  private readonly workers: Workers<typeof draw>;

  constructor(
    private readonly options: TrialOptions,
    private readonly folderOf: FolderOf,
  ) {
    this.workers = openWorkers<typeof draw>(options.core.log, join(options.programs, 'draw.mjs'), settings);
  }

  /** @throws Unavailable when the machine has no time for it */
  async draw(page: PageToDraw): Promise<Attempt | Undrawn> {
    const { set, owner, address, sheets } = page;
    const releases = await foldersOf(set, this.folderOf);
    if (!releases) throw new Unavailable('files of a live release cannot be had');
    const task = {
      world: `${set.id} ${page.page.platform}`,
      releases,
      main: addressOf(set.shell) + set.shell.entry,
      address,
      owner,
      page: page.page,
      sheets,
      browser: join(this.options.programs, 'drawing-browser.js'),
    };
    for (let chance = 0; chance < chances; chance++) {
      const answer: unknown = await this.workers.run('attempt', task).catch((error: unknown): Undrawn => {
        if (outOfMemory(error)) return { undrawn: 'memory', message: '' };
        if (strayed(error))
          return { undrawn: 'throws', message: 'the process that drew it sent something else' };
        throw error;
      });
      const drawn = attemptFrom(answer);
      if (!('undrawn' in drawn) || drawn.undrawn !== 'late') return drawn;
    }
    throw new Unavailable('the machine has no time to draw pages');
  }

  close(): Promise<void> {
    return this.workers.close();
  }
}

const isBreak = (drawn: Attempt | Undrawn) => 'undrawn' in drawn && breaks.includes(drawn.undrawn);

/** Whether a page of another part is as bad with the release that is live now. */
async function failsAnyway(
  options: TrialOptions,
  trial: Trial,
  live: View | undefined,
  platform: Platform,
  path: string,
) {
  const page = live && (await viewOf(options.views, live, platform, path));
  return page !== undefined && flawOf(await trial.draw(page)) !== undefined;
}

async function tryAll(
  options: TrialOptions,
  candidate: { folder: string; release: ReleaseJson },
): Promise<Flaw[]> {
  const { core, views } = options;
  const { folder, release } = candidate;
  const { book, chooser } = core.releases;
  const live = chooser.stable(book.parts.values(), book.holders);
  const next = chooser.stable(book.parts.values(), book.holders, new Map([[release.name, release]]));
  if (!next) return [];
  const examples = new Examples(views.root, core.db);
  const own: FolderOf = async (name, version) =>
    name === release.name && version === release.version ? folder : options.folderOf(name, version);
  const trial = new Trial(options, own);
  const flaws: Flaw[] = [];
  let breaks = 0;
  try {
    for (const { owner, route } of placesOf(next, release)) {
      const { platform } = route;
      const path = await examples.pathOf(route);
      const page = await viewOf(views, next, platform, path);
      // Another part has the address by now, or it leads on: the gate speaks of that elsewhere.
      if (page?.owner !== owner) continue;
      const drawn = await trial.draw(page);
      // The live shell is from before pages were drawn: nothing can be said of a remote in it, and nothing will be drawn.
      if ('undrawn' in drawn && drawn.message === cannotDraw && release.name !== 'shell') break;
      const message = flawOf(drawn);
      if (message === undefined) continue;
      if (owner !== release.name && (await failsAnyway(options, trial, live, platform, path))) continue;
      flaws.push({ owner, platform, path: route.path, message });
      if (isBreak(drawn)) breaks += 1;
      if (breaks >= mostBreaks) break;
    }
  } finally {
    await trial.close();
  }
  return flaws;
}

/** Tries candidates one after another: a process of it may hold half a gigabyte. */
export function openTrials(options: TrialOptions): Drawings['attempt'] {
  let before: Promise<unknown> = Promise.resolve();
  return (candidate) => {
    const trial = before.then(() => tryAll(options, candidate));
    before = trial.catch(() => undefined);
    return trial;
  };
}
