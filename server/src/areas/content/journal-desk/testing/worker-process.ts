import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { serverRoot } from '../../../../paths';
import type { TestApp } from '../../../../testing/app';
import { bundle } from '../../../../testing/bundle';

/** Another process at a site's database, which does its jobs and what recurs, to be killed at will. */
export interface WorkerProcess {
  begin(): Promise<void>;
  /** As a machine that loses its power: nobody is asked. */
  kill(): Promise<void>;
  /**
   * Does something that makes work, and kills the process when it is about to write to a table. The process begins once the
   * table is locked: before what is done, or after it.
   * @param mode of the table's lock
   */
  killedAt(table: string, ask: () => Promise<unknown>, begins: 'before' | 'after'): Promise<void>;
  /** Kills it and takes away what it left. */
  close(): Promise<void>;
}

/** Ends when something holds. @throws after 90 s, saying what was waited for */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(50)) if (await holds()) return;
  throw new Error(`waited in vain for ${what}`);
}

/** Prepares such a process; the site's tables are those of this test alone. */
export async function workerProcess({ core }: TestApp): Promise<WorkerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbor-worker-'));
  const folder = join(serverRoot, '.harbor', `worker-${process.pid}-${Date.now()}`);
  await bundle(
    {
      worker: 'src/areas/content/journal-desk/testing/worker.ts',
      work: 'src/work/work.ts',
      'run-work': 'src/work/run-work.mjs',
    },
    folder,
  );
  let worker: ChildProcess | undefined;

  async function begin(): Promise<void> {
    const child = spawn('node', [join(folder, 'worker.mjs')], {
      env: {
        ...process.env,
        HARBOR_ENV: 'test',
        HARBOR_DATA: dataDir,
        DATABASE_URL: String(core.pool.options.connectionString),
        HARBOR_SECRET: 'a secret that survives each of the deaths',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    worker = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
      child.stdout?.once('data', () => resolve());
    });
  }

  async function kill(): Promise<void> {
    const child = worker;
    worker = undefined;
    if (!child) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }

  async function killedAt(table: string, ask: () => Promise<unknown>, begins: 'before' | 'after') {
    if (begins === 'after') await ask();
    const blocker = await core.pool.connect();
    await blocker.query(
      `begin; set local idle_in_transaction_session_timeout = 0; lock table ${table} in share mode`,
    );
    await begin();
    if (begins === 'before') await ask();
    await until(`work on ${table}`, async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query ilike ${`%${table}%`}`.execute(core.db);
      return rows.length > 0;
    });
    await kill();
    await blocker.query('rollback');
    blocker.release();
  }

  return {
    begin,
    kill,
    killedAt,
    async close() {
      await kill();
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}
