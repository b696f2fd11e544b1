import { Readable } from 'node:stream';
import { issnOf } from '@harbor/contract/journal-numbers';
import { sql } from 'kysely';
import { race, repeats } from '../../../../testing/race';
import { putJournal } from '../../journals/testing/journals';
import { type JournalDesk, openJournalDesk } from '../testing/desk';
import { runApply } from './apply';
import { runCheck } from './check';
import { forgetUploads } from './discard';
import { uploadImport } from './upload';

const issn = (n: number) => issnOf(String(2_500_000 + n));

let desk: JournalDesk;
beforeAll(async () => {
  desk = await openJournalDesk();
  await putJournal(desk.site.core.db, { name: 'Old Harbor', issn: issn(1), publisher: '旧社' });
  await putJournal(desk.site.core.db, { name: 'Old Quay', issn: issn(2), publisher: '旧社' });
});
afterAll(() => desk.site.close());

const file = `刊名,ISSN,出版社
Old Harbor,${issn(1)},新社
Old Quay,${issn(2)},新社
New Pier,${issn(3)},新社
New Pier (Online),${issn(3)},
New Lock,${issn(4)},新社
`;

const skip = (id: number, rows: number[], out = true) =>
  desk.site.call('POST /staff/journals/import/skip/:id', {
    ...{ token: desk.token, params: { id }, body: { rows, skip: out } },
  });
const stop = (id: number) =>
  desk.site.call('POST /staff/journals/import/stop/:id', { token: desk.token, params: { id } });
const apply = (id: number) =>
  desk.site.call('POST /staff/journals/import/apply/:id', { token: desk.token, params: { id } });
const publishers = async () =>
  (await desk.site.core.db.selectFrom('journals').select(['name', 'publisher']).orderBy('id').execute()).map(
    ({ name, publisher }) => [name, publisher],
  );

test('journals that are left out stay as they are, or away; the rest is taken in, and undone to the byte', async () => {
  const before = await desk.library();
  const { id } = await desk.checked(file);
  // One that is there, and one that is new, by the second of its rows.
  expect((await skip(id, [3, 5])).data).toMatchObject({ skipped: 2 });
  expect((await skip(id, [6])).data).toMatchObject({ skipped: 3 });
  expect((await skip(id, [6], false)).data).toMatchObject({ skipped: 2 });
  expect((await skip(id, [99])).errors.rows).toEqual(['这些行没有可以去掉的期刊']);
  const done = await desk.apply(id);
  expect(done).toMatchObject({
    ...{ skipped: 2, journals: 3 },
    counts: { rows: 5, new: 1, changed: 1, merged: 0, refused: 3, kinds: { facts: 1 } },
  });
  expect(await publishers()).toEqual([
    ['Old Harbor', '新社'],
    ['Old Quay', '旧社'],
    ['New Lock', '新社'],
  ]);
  expect(await desk.rows(id)).toEqual([
    [3, '未采用', '核对时去掉，未导入'],
    [4, '未采用', '核对时去掉，未导入'],
    [5, '未采用', '与第 4 行是同一种期刊，合并为一种；核对时去掉，未导入'],
  ]);
  expect((await skip(id, [2])).status).toBe(409);
  await desk.rollBack(id);
  expect(await desk.library()).toEqual(before);
});

test('a check that is stopped leaves the file to be mapped anew, whatever its work still does', async () => {
  const { data } = (await desk.upload(file)) as unknown as { data: { id: number; mapping: object } };
  const params = { id: data.id };
  const body = { mapping: data.mapping as never, source: '测试' };
  await desk.site.call('POST /staff/journals/import/check/:id', { token: desk.token, params, body });
  expect((await stop(data.id)).data).toMatchObject({ status_text: '待对应列' });
  expect((await stop(data.id)).status).toBe(409);
  await runCheck(desk.site.core, data.id);
  expect(await desk.read(data.id)).toMatchObject({ status_text: '待对应列', counts: null });
  await desk.site.call('POST /staff/journals/import/check/:id', { token: desk.token, params, body });
  await runCheck(desk.site.core, data.id);
  expect(await desk.read(data.id)).toMatchObject({ status_text: '待导入', counts: { changed: 2, new: 2 } });
});

test('an import that is stopped in its midst leaves the library as it was, and can be begun again', async () => {
  const { core } = desk.site;
  const before = await desk.library();
  const { id } = await desk.checked(file);
  await apply(id);
  // The work waits for the library, which somebody else holds: it is stopped meanwhile.
  const other = await core.pool.connect();
  await other.query('begin');
  await other.query('select version from journal_library for update');
  const work = runApply(core, id);
  expect((await stop(id)).data).toMatchObject({ status_text: '待导入' });
  await other.query('commit');
  other.release();
  await work;
  expect(await desk.read(id)).toMatchObject({ status_text: '待导入', progress: { step: 0 } });
  expect(await desk.library()).toEqual(before);
  expect(await desk.apply(id)).toMatchObject({ status_text: '已导入' });
  expect((await stop(id)).status).toBe(409);
  await desk.rollBack(id);
});

test('while one import is taken in, no other is begun', async () => {
  const one = await desk.checked(file);
  const another = await desk.checked(`刊名,ISSN\nElse,${issn(9)}\n`);
  await apply(one.id);
  const { data } = await desk.site.call('GET /staff/journals/imports', { token: desk.token });
  expect(data.library.busy).toMatchObject({ id: one.id, status_text: '导入中' });
  const refused = await apply(another.id);
  expect([refused.status, refused.msg]).toEqual([409, '另一次导入正在进行，请稍候']);
  expect(await desk.read(another.id)).toMatchObject({ status_text: '待导入' });
  await stop(one.id);
  expect((await desk.site.call('GET /staff/journals/imports', { token: desk.token })).data.library).toEqual({
    journals: 2,
    busy: null,
  });
});

test('of two that are begun at the same moment one is', async () => {
  const one = await desk.checked(file);
  const another = await desk.checked(`刊名,ISSN\nBeside,${issn(10)}\n`);
  for (let round = 0; round < repeats; round += 1) {
    const answers = await race(
      round,
      () => apply(one.id),
      () => apply(another.id),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await stop(answers[0].status === 200 ? one.id : another.id);
  }
});

test('a library that changes while a file is read is not the one that it was checked against', async () => {
  const { db } = desk.site.core;
  await sql`
    create function library_moves() returns trigger language plpgsql as
    $$ begin update journal_library set version = version + 1; return null; end $$`.execute(db);
  await sql`
    create trigger moves after insert on journal_import_rows for each statement execute function library_moves()`.execute(
    db,
  );
  const { id } = await desk.checked(file).finally(() => sql`drop function library_moves cascade`.execute(db));
  const refused = await apply(id);
  expect([refused.status, refused.msg]).toEqual([409, '期刊库在核对之后有了变化，请重新核对']);
  const anew = await desk.apply((await desk.checked(file)).id);
  expect(anew).toMatchObject({ status_text: '已导入' });
  await desk.rollBack(anew.id);
});

test('rows are named by numbers that a file can have', async () => {
  const { id } = await desk.checked(file);
  const refused = await skip(id, [2 ** 31]);
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['rows.0']]);
});

test('a file that is given up while it comes is refused, and nothing of it stays', async () => {
  const { core } = desk.site;
  let number = 0;
  async function* coming() {
    yield Buffer.from('刊名,ISSN\n');
    number = (
      await core.db
        .selectFrom('journal_imports')
        .select('id')
        .where('sha256', '=', '')
        .executeTakeFirstOrThrow()
    ).id;
    await desk.site.call('POST /staff/journals/import/discard/:id', {
      ...{ token: desk.token, params: { id: number } },
    });
    yield Buffer.from(`Late,${issn(11)}\n`);
  }
  await expect(uploadImport(core, 1, 'late.csv', Readable.from(coming()))).rejects.toMatchObject({
    status: 422,
  });
  for (const [table, column] of [
    ['journal_imports', 'id'],
    ['journal_import_parts', 'import_id'],
  ] as const) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${number}`.execute(core.db);
    expect(rows).toEqual([]);
  }
});

test('what is left of a file that was given up goes with the next round', async () => {
  const { core } = desk.site;
  const { id } = await desk.checked(file);
  // As when the process ends before it is gone.
  await core.db.updateTable('journal_imports').set({ status: 7 }).where('id', '=', id).execute();
  await forgetUploads.run(core);
  for (const table of [
    'journal_import_parts',
    'journal_import_rows',
    'journal_import_slots',
    'journal_changes',
  ]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where import_id = ${id}`.execute(core.db);
    expect(rows).toEqual([]);
  }
});

test('a file says which one its mapping is remembered from, and whether the very same one holds', async () => {
  const first = await desk.imported(`A,B\nNamed,${issn(20)}\n`, { mapping: { A: 'name', B: 'issn' } });
  const { data } = (await desk.upload(`A,B\nNamed,${issn(20)}\n`, 'again.csv')) as unknown as {
    data: { id: number };
  };
  expect(await desk.read(data.id)).toMatchObject({
    ...{ remembered: true, remembered_from: { file_name: 'journals.csv' } },
    ...{ same_as: { id: first.id }, created_by_name: expect.stringMatching(/./) },
  });
  await desk.rollBack(first.id);
  expect(await desk.read(data.id)).toMatchObject({ same_as: null });
});
