import { issnOf } from '@harbor/contract/journal-numbers';
import { sql } from 'kysely';
import { type JournalDesk, openJournalDesk } from '../testing/desk';
import { runApply } from './apply';
import { runCheck } from './check';
import { forgetUploads } from './discard';
import { applyJob, checkJob } from './jobs';
import { goOnWithImports } from './work';

const issn = (n: number) => issnOf(String(2_200_000 + n));

let desk: JournalDesk;
beforeAll(async () => {
  desk = await openJournalDesk();
});
afterAll(() => desk.site.close());

/** Work that waits, by the number of its import. */
const waiting = async (job: { name: string }, id: number) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${job.name} and state = 'created' and data->>'id' = ${String(id)}`.execute(
    desk.site.core.db,
  );
  return rows[0]?.n;
};

/** As if the process that was to do it, or was at it, had ended. */
const lost = (job: { name: string }) =>
  sql`update pgboss.job set state = 'active' where name = ${job.name} and state = 'created'`.execute(
    desk.site.core.db,
  );

const begun = async (n: number) => {
  const { data } = (await desk.upload(`刊名,ISSN\nNumber ${n},${issn(n)}\n`)) as unknown as {
    data: { id: number; mapping: object };
  };
  await desk.site.call('POST /staff/journals/import/check/:id', {
    ...{ token: desk.token, params: { id: data.id } },
    body: { mapping: data.mapping as never, source: '测试' },
  });
  return data.id;
};

const tick = () => goOnWithImports.run(desk.site.core);

test('an import whose process ended is gone on with, once, and not while somebody is at it', async () => {
  const id = await begun(1);
  await lost(checkJob);
  expect(await waiting(checkJob, id)).toBe(0);
  const session = await desk.site.core.pool.connect();
  const key = [`journal-import:${id}`];
  await session.query('select pg_advisory_lock(hashtextextended($1, 0))', key);
  await tick();
  expect(await waiting(checkJob, id)).toBe(0);
  // A second process that takes the work up leaves it to the one that is at it.
  await runCheck(desk.site.core, id);
  expect(await desk.read(id)).toMatchObject({ status_text: '核对中' });
  await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', key);
  session.release();
  await tick();
  await tick();
  expect(await waiting(checkJob, id)).toBe(1);
  await runCheck(desk.site.core, id);
  expect(await desk.read(id)).toMatchObject({ status_text: '待导入', counts: { new: 1 } });
  await tick();
  expect(await waiting(applyJob, id)).toBe(0);
});

test('what never comes to an end is given up in words, and the library is what it was', async () => {
  const { core } = desk.site;
  const before = await desk.library();
  const { id } = await desk.checked(`刊名,ISSN\nNever,${issn(2)}\n`);
  await desk.site.call('POST /staff/journals/import/apply/:id', { token: desk.token, params: { id } });
  // A number that belongs to somebody else in the meantime: no try can succeed.
  await sql`update journal_import_slots set data = data || '{"publisher": 7, "founded": "never"}' where import_id = ${id}`.execute(
    core.db,
  );
  for (let n = 0; n < 5; n++) {
    await expect(runApply(core, id)).rejects.toThrow();
    if (n < 4) {
      await tick();
      expect(await desk.read(id)).toMatchObject({ status_text: '导入中' });
    }
  }
  await tick();
  expect(await desk.read(id)).toMatchObject({
    status_text: '未通过',
    error: '导入没有完成，期刊库没有变化；请重新核对后再导入',
  });
  expect(await desk.library()).toEqual(before);
  // Checked again it can be taken in.
  const { mapping } = await desk.read(id);
  await desk.site.call('POST /staff/journals/import/check/:id', {
    ...{ token: desk.token, params: { id } },
    body: { mapping, source: '测试' },
  });
  await runCheck(core, id);
  expect(await desk.apply(id)).toMatchObject({ status_text: '已导入' });
  await desk.rollBack(id);
});

test('a part of an upload whose process ended is no import, and is forgotten', async () => {
  const { core } = desk.site;
  const total = async () =>
    (await desk.site.call('GET /staff/journals/imports', { token: desk.token })).data.total;
  const before = await total();
  const { id } = await core.db
    .insertInto('journal_imports')
    .values({
      ...{ file_name: 'part.csv', bytes: 0, sha256: '', format: 'csv', encoding: 'utf-8' },
      ...{ columns: '[]', sample: '[]', created_by: 1, created_at: new Date(desk.site.clock.now()) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await core.db
    .insertInto('journal_import_parts')
    .values({ import_id: id, number: 0, bytes: Buffer.from('x') })
    .execute();
  expect(await total()).toBe(before);
  const there = async () =>
    (await core.db.selectFrom('journal_imports').select('id').where('id', '=', id).execute()).length;
  await forgetUploads.run(core);
  expect(await there()).toBe(1);
  desk.site.clock.advance(3_600_001);
  await forgetUploads.run(core);
  expect(await there()).toBe(0);
});
