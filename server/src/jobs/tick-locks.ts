import { openPool } from '../db/connect';

/** Who does a tick now, of all processes. */
export interface TickLocks {
  /** Runs `work` unless another process is at the tick of this name. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Advisory locks on one connection of their own: ticks may take as long as a gateway keeps them waiting, and would
 * otherwise hold connections that requests need. If that connection dies its locks end, and two processes may do the
 * same tick once: every tick is safe against that.
 */
export function openTickLocks(url: string): TickLocks {
  const session = openPool(url, { max: 1, keep: true });
  return {
    async exclusively(name, work) {
      const key = [`tick:${name}`];
      const { rows } = await session.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        key,
      );
      if (!rows[0]?.held) return;
      try {
        await work();
      } finally {
        await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', key);
      }
    },
    close: () => session.end(),
  };
}
