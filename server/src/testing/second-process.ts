import type { Core } from '../core';
import { contributions } from '../manifest';
import { closeCore, openCore } from '../open-core';
import type { TestApp } from './app';
import { coreAt } from './core-at';

/** A second server on the database of a site. */
export interface SecondProcess {
  /**
   * Runs a timer in both processes at the same moment, as they would if the lock between them were lost.
   * @param after how much later than now, in ms
   */
  runTwice(name: string, after: number): Promise<void>;
  /** What its services are given. */
  core: Core;
  close(): Promise<void>;
}

/** Opens a second process with connections of its own; close it before the site. */
export async function secondProcess(site: TestApp): Promise<SecondProcess> {
  const { settings, pool, gateways, log } = site.core;
  const other: Core = await openCore(
    settings,
    { databaseUrl: String(pool.options.connectionString), gateways },
    log,
  );
  return {
    core: other,
    async runTwice(name, after) {
      const tick = contributions('ticks').find((one) => one.name === name);
      if (!tick) throw new Error(`there is no timer ${name}`);
      const at = site.clock.now() + after;
      await Promise.all([tick.run(coreAt(site.core, at)), tick.run(coreAt(other, at))]);
    },
    close: () => closeCore(other),
  };
}
