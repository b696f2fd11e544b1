import type { FastifyBaseLogger } from 'fastify';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Settings } from '../../../settings';
import { Chooser } from './choice/choose';
import { LocalBuilds } from './choice/local-builds';
import type { Drawings } from './gate/drawing';
import { ReleaseCounters } from './health/counters';
import { keepFlushing } from './health/flush';
import { seedReleases } from './publish/builds';
import { collectLeftovers, keepCopiesFew } from './publish/collect';
import { BuildFollower } from './publish/follow-builds';
import { ReleaseBook } from './registry/book';
import { openStore } from './store/open';
import type { ReleaseStore } from './store/store';
import { keepLocalToken } from './tokens';

/** The release registry of one server process. */
export interface Releases {
  book: ReleaseBook;
  store: ReleaseStore;
  counters: ReleaseCounters;
  localBuilds: LocalBuilds;
  chooser: Chooser;
  /** Draws pages; what serves them puts it here. */
  drawings: Drawings | undefined;
}

/** Opens the registry; {@link startReleases} has it follow the database. */
export async function openReleases(settings: Settings, db: Db, log: FastifyBaseLogger): Promise<Releases> {
  const book = new ReleaseBook(db, (err) =>
    log.warn({ err }, 'release registry cannot be read, the last state stays'),
  );
  const localBuilds = new LocalBuilds(db);
  return {
    book,
    localBuilds,
    store: await openStore(settings),
    counters: new ReleaseCounters(),
    chooser: new Chooser(book, settings, localBuilds),
    drawings: undefined,
  };
}

/**
 * Reads the registry and follows it; takes in the builds beside the server where a part has no release yet, and outside
 * production every new one.
 * @param workspace folder of the packages; undefined for a site that only serves what is published
 * @returns how it ends, with the last figures written
 */
export async function startReleases(core: Core, workspace: string | undefined): Promise<() => Promise<void>> {
  const { settings, hub, releases } = core;
  const unfollow = releases.book.follow(hub, settings.releases.pollEvery);
  await releases.book.refresh();
  await collectLeftovers(core);
  if (workspace) await seedReleases(core, workspace);
  const follower = workspace && !settings.production ? new BuildFollower(core, workspace) : undefined;
  await follower?.look();
  follower?.start();
  if (!settings.production) await keepLocalToken(core);
  const stopFlushing = keepFlushing(core, settings.releases.flushEvery);
  const stopCopies = keepCopiesFew(core);
  return async () => {
    unfollow();
    stopCopies();
    await follower?.stop();
    await stopFlushing();
  };
}

declare module '../../../core' {
  interface Core {
    /** What the site is made of: releases, their pointers, files and figures. */
    releases: Releases;
  }
}
