import { setTimeout as sleep } from 'node:timers/promises';
import { issnOf } from '@harbor/contract/journal-numbers';
import type { Core } from '../../../../core';
import { HttpProblem } from '../../../../http/problem';
import { race } from '../../../../testing/race';
import { secondProcess } from '../../../../testing/second-process';
import { settledIndex } from '../../journals/index/library';
import { type JournalDesk, openJournalDesk } from '../testing/desk';
import { until, type WorkerProcess, workerProcess } from '../testing/worker-process';
import { beginApply, runApply } from './apply';

const issn = (n: number) => issnOf(String(2_300_000 + n));

let desk: JournalDesk;
let worker: WorkerProcess;

beforeAll(async () => {
  desk = await openJournalDesk();
  worker = await workerProcess(desk.site);
});
afterAll(async () => {
  await worker.close();
  await desk.site.close();
});

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
  const check = () =>
    desk.site.call('POST /staff/journals/import/check/:id', {
      ...{ token: desk.token, params: { id } },
      body: { mapping: data.mapping as never, source: '测试' },
    });
  await worker.killedAt('journal_import_rows', check, 'before');
  expect(await status(id)).toBe('核对中');
  expect(await desk.library()).toEqual(before);
  await worker.begin();
  await until('the check', async () => (await status(id)) === '待导入');
  await worker.kill();
  expect(await desk.read(id)).toMatchObject({ counts: { rows: 1200, new: 1200 } });

  await worker.killedAt('journal_names', () => asked('apply', id), 'before');
  expect(await status(id)).toBe('导入中');
  expect(await desk.library()).toEqual(before);
  await worker.begin();
  await until('the import', async () => (await status(id)) === '已导入');
  await worker.kill();
  const held = await desk.library();
  expect(held.journals).toHaveLength(1200);

  await worker.killedAt('journal_numbers', () => asked('rollback', id), 'before');
  expect(await status(id)).toBe('撤回中');
  expect(await desk.library()).toEqual(held);
  await worker.begin();
  await until('the end of it', async () => (await status(id)) === '已回滚');
  await worker.kill();
  expect(await desk.library()).toEqual(before);
});

test('of two imports that are asked for at once one is taken in, whichever process is asked; people find either all of it or nothing', async () => {
  const other = await secondProcess(desk.site);
  const { core } = desk.site;
  const { id: staffId } = await desk.site.user({ roles: ['operations'] });
  const take = async (at: Core, id: number) => {
    try {
      await beginApply(at, staffId, id);
    } catch (error) {
      if (error instanceof HttpProblem) return error.status;
      throw error;
    }
    await runApply(at, id);
    return 200;
  };
  const file = (from: number) =>
    `刊名,ISSN\n${Array.from({ length: 300 }, (_, n) => `Racing Annals ${from + n},${issn(from + n)}`).join('\n')}\n`;
  for (let round = 0; round < 6; round++) {
    const [one, two] = [await desk.checked(file(5000)), await desk.checked(file(6000))];
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
    const answers = await race(
      round,
      () => take(core, one.id),
      () => take(other.core, two.id),
    );
    over = true;
    await searching;
    expect([...seen].filter((total) => total !== 0 && total !== 300)).toEqual([]);
    expect(answers.sort()).toEqual([200, 409]);
    const ends = [await desk.read(one.id), await desk.read(two.id)];
    expect(ends.map(({ status_text }) => status_text).sort()).toEqual(['已导入', '待导入']);
    const refused = ends.find(({ status_text }) => status_text === '待导入');
    const later = await asked('apply', refused?.id ?? 0);
    expect([later.status, later.msg]).toEqual([409, expect.stringContaining('请重新核对')]);
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
