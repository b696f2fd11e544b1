import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { contributions } from '../manifest';
import type { Job } from './define';

import { openTickLocks, type TickLocks } from './tick-locks';

/** When a job runs, and what it is the same as. */
export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** Of waiting jobs with the same key only the first is kept. */
  singletonKey?: string;
}

/** The queue of one server process. */
export interface Jobs {
  /** Adds a job; with a transaction as `db` it exists only if that commits. */
  enqueue<T extends object>(db: Db, job: Job<T>, data: T, options?: EnqueueOptions): Promise<void>;
  /** Begins to work. Tests run jobs by hand instead. */
  start(core: Core): Promise<void>;
  /** Waits for running jobs, at most 5 s; unfinished ones run again elsewhere. */
  stop(): Promise<void>;
}

const executor = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const result = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values ?? []));
    return { rows: [...result.rows] };
  },
});

/** Brings the queue's own tables and queues to the newest shape. */
export async function prepareQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const job of contributions('jobs')) await boss.createQueue(job.name);
  await boss.stop({ graceful: false });
}

/** The queue on the server's own pool; `url` is the same database, for the locks of the ticks. */
export function createJobs(pool: Pool, url: string): Jobs {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
  });
  boss.on('error', () => {});
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  let locks: TickLocks | undefined;

  return {
    async enqueue(db, job, data, { startAfter, singletonKey } = {}) {
      await boss.send(job.name, job.data.parse(data), {
        db: executor(db),
        startAfter,
        singletonKey,
        retryLimit: job.retryLimit ?? 5,
        retryDelay: job.retryDelay ?? 5,
        retryBackoff: true,
      });
    },
    async start(core) {
      const tickLocks = openTickLocks(url);
      locks = tickLocks;
      await boss.start();
      for (const job of contributions('jobs'))
        await boss.work(job.name, { pollingIntervalSeconds: 1 }, async (batch) => {
          for (const { data } of batch) await job.run(core, job.data.parse(data));
        });
      for (const tick of contributions('ticks')) {
        let busy = false;
        const timer = setInterval(() => {
          if (busy) return;
          busy = true;
          const run = tickLocks
            .exclusively(tick.name, () => tick.run(core))
            .catch((err: unknown) => core.log.warn({ err, tick: tick.name }, 'tick failed'))
            .finally(() => {
              busy = false;
              underWay.delete(run);
            });
          underWay.add(run);
        }, tick.everySeconds * 1000);
        timer.unref();
        timers.push(timer);
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.race([
        Promise.allSettled(underWay),
        new Promise((resolve) => setTimeout(resolve, 5000).unref()),
      ]);
      if (!locks) return;
      await boss.stop({ graceful: true, timeout: 5000 }).catch(() => {});
      await locks.close();
    },
  };
}
