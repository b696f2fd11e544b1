import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issnOf } from '@harbor/contract/journal-numbers';
import { sql } from 'kysely';
import { serverRoot } from '../../../../paths';
import { bundle } from '../../../../testing/bundle';
import { race } from '../../../../testing/race';
import { secondProcess } from '../../../../testing/second-process';
import { settledIndex } from '../../journals/index/library';
import { type JournalDesk, openJournalDesk } from '../testing/desk';
import { runApply } from './apply';

const issn = (n: number) => issnOf(String(2_300_000 + n));

const folder = join(serverRoot, '.harbor', `importer-${process.pid}`);
const dataDir = mkdtempSync(join(tmpdir(), 'harbor-importer-'));
let desk: JournalDesk;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  await bundle(
    {
      worker: 'src/areas/content/journal-desk/testing/worker.ts',
      work: 'src/work/work.ts',
      'run-work': 'src/work/run-work.mjs',
    },
    folder,
  );
  desk = await openJournalDesk();
});
afterAll(async () => {
  await kill();
  await desk.site.close();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

/** Begins a process that does the work of imports. */
async function begin(): Promise<void> {
  const child = spawn('node', [join(folder, 'worker.mjs')], {
    env: {
      ...process.env,
      HARBOR_ENV: 'test',
      HARBOR_DATA: dataDir,
      DATABASE_URL: String(desk.site.core.pool.options.connectionString),
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

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(50)) if (await holds()) return;
  throw new Error(`waited in vain for ${what}`);
}

const waitsFor = (table: string) => async () => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ilike ${`%${table}%`}`.execute(desk.site.core.db);
  return rows.length > 0;
};

/** Kills the process in the midst of its work: when it is about to write to a table. */
async function killedAt(table: string, mode: string, ask: () => Promise<unknown>): Promise<void> {
  const blocker = await desk.site.core.pool.connect();
  await blocker.query(
    `begin; set local idle_in_transaction_session_timeout = 0; lock table ${table} in ${mode} mode`,
  );
  await begin();
  await ask();
  await until(`work on ${table}`, waitsFor(table));
  await kill();
  await blocker.query('rollback');
  blocker.release();
}

const status = async (id: number) => (await desk.read(id)).status_text;

const asked = (call: 'apply' | 'rollback', id: number) =>
  desk.site.call(`POST /staff/journals/import/${call}/:id`, {
    ...{ token: desk.token, params: { id } },
    body: (call === 'rollback' ? { reason: '数据来源有误' } : {}) as never,
  });

test('whatever an import is at when its process is killed, the library is as before, and another process goes on', async () => {
  const before = await desk.library();
  const rows = Array.from({ length: 1200 }, (_, n) => `Killed Letters ${n},${issn(n)},港湾出版社`).join('\n');
  const { data } = (await desk.upload(`刊名,ISSN,出版社\n${rows}\n`)) as unknown as {
    data: { id: number; mapping: object };
  };
  const { id } = data;
  await killedAt('journal_import_rows', 'share', () =>
    desk.site.call('POST /staff/journals/import/check/:id', {
      ...{ token: desk.token, params: { id } },
      body: { mapping: data.mapping as never, source: '测试' },
    }),
  );
  expect(await status(id)).toBe('核对中');
  expect(await desk.library()).toEqual(before);
  await begin();
  await until('the check', async () => (await status(id)) === '待导入');
  await kill();
  expect(await desk.read(id)).toMatchObject({ counts: { rows: 1200, new: 1200 } });

  await killedAt('journal_names', 'share', () => asked('apply', id));
  expect(await status(id)).toBe('导入中');
  expect(await desk.library()).toEqual(before);
  await begin();
  await until('the import', async () => (await status(id)) === '已导入');
  await kill();
  const held = await desk.library();
  expect(held.journals).toHaveLength(1200);

  await killedAt('journal_numbers', 'share', () => asked('rollback', id));
  expect(await status(id)).toBe('撤回中');
  expect(await desk.library()).toEqual(held);
  await begin();
  await until('the end of it', async () => (await status(id)) === '已回滚');
  await kill();
  expect(await desk.library()).toEqual(before);
});

test('of two imports that are taken in at once one is, whichever process is at it; people find either all of it or nothing', async () => {
  const other = await secondProcess(desk.site);
  const { core } = desk.site;
  const file = (from: number) =>
    `刊名,ISSN\n${Array.from({ length: 300 }, (_, n) => `Racing Annals ${from + n},${issn(from + n)}`).join('\n')}\n`;
  for (let round = 0; round < 6; round++) {
    const [one, two] = [await desk.checked(file(5000)), await desk.checked(file(6000))];
    await asked('apply', one.id);
    await asked('apply', two.id);
    let over = false;
    const seen = new Set<number>();
    const searching = (async () => {
      while (!over) {
        const { data } = await desk.site.call('POST /magazine/search', {
          body: { keyword: 'racing annals' },
        });
        seen.add(data.total);
        await sleep(5);
      }
    })();
    await race(
      round,
      () => runApply(core, one.id),
      () => runApply(other.core, two.id),
    );
    over = true;
    await searching;
    expect([...seen].filter((total) => total !== 0 && total !== 300)).toEqual([]);
    const ends = [await desk.read(one.id), await desk.read(two.id)];
    expect(ends.map(({ status_text }) => status_text).sort()).toEqual(['已导入', '未通过']);
    const failed = ends.find(({ status_text }) => status_text === '未通过');
    expect(failed?.error).toContain('请重新核对');
    await desk.site.heard();
    await settledIndex(core);
    const { data } = await desk.site.call('POST /magazine/search', { body: { keyword: 'racing annals' } });
    expect(data.total).toBe(300);
    const done = ends.find(({ status_text }) => status_text === '已导入');
    await desk.rollBack(done?.id ?? 0);
    await desk.site.heard();
    await settledIndex(core);
  }
  await other.close();
});
