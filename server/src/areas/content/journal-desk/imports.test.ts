import { setTimeout as sleep } from 'node:timers/promises';
import { issnOf } from '@harbor/contract/journal-numbers';
import { sql } from 'kysely';
import { settledIndex } from '../journals/index/library';
import { putScheme } from '../journals/testing/journals';
import { runApply } from './imports/apply';
import { runCheck } from './imports/check';
import { type JournalDesk, openJournalDesk } from './testing/desk';

const issn = (n: number) => issnOf(String(2_000_000 + n));

let desk: JournalDesk;
let ranks: number;
let factors: number;
let warned: number;

beforeAll(async () => {
  desk = await openJournalDesk();
  const { db } = desk.site.core;
  ranks = await putScheme(db, { kind: 'partition', code: 'cas', year: 2025, is_default: true });
  factors = await putScheme(db, { kind: 'citation', code: 'jif', year: 2025, is_default: true });
  warned = await putScheme(db, { kind: 'warning', code: 'list', year: 2025 });
});
afterAll(() => desk.site.close());

const search = async (keyword: string) => {
  await desk.site.heard();
  await settledIndex(desk.site.core);
  return (await desk.site.call('POST /magazine/search', { body: { keyword } })).data.data;
};

const first = `刊名,ISSN,EISSN,出版社,学科
Tidal Law & Society,${issn(1)},${issn(2)},港湾出版社,法学/环境法; 社会学
Tidal Law and Society,${issn(3)},,港湾出版社,法学
Tidal Law & Society (Français),${issn(1)},,,
Dairy,0001-0001,,,
Half Right,${issn(4)},0001-0001,,
Nobody,,,,
Two at Once,${issn(1)},${issn(3)},,
Another Electronic,${issn(1)},${issn(5)},,
`;

test('a check says of each row what becomes of it and why, and changes nothing', async () => {
  const before = await desk.library();
  const found = await desk.checked(first);
  expect(found).toMatchObject({
    status: 3,
    status_text: '待导入',
    error: '',
    counts: { rows: 8, new: 3, changed: 0, same: 0, merged: 1, refused: 4 },
  });
  expect(await desk.rows(found.id)).toEqual([
    [2, '新增', ''],
    [3, '新增', ''],
    [4, '合并', '与第 2 行是同一种期刊，合并为一种'],
    [5, '未采用', 'ISSN（印刷版）“0001-0001”校验位不符，未采用；没有可以核对的 ISSN、EISSN、ISSN-L 或 CN'],
    [6, '新增', 'EISSN（电子版）“0001-0001”校验位不符，未采用'],
    [7, '未采用', '没有可以核对的 ISSN、EISSN、ISSN-L 或 CN'],
    [8, '未采用', '号码互相矛盾：分别属于第 2 行的期刊和第 3 行的期刊'],
    [9, '未采用', `号码 ${issn(5)} 与第 2 行的期刊已有的号码矛盾`],
  ]);
  expect(await desk.library()).toEqual(before);
  await desk.site.call('POST /staff/journals/import/discard/:id', {
    token: desk.token,
    params: { id: found.id },
  });
  expect(await desk.read(found.id)).toMatchObject({ status_text: '已放弃' });
});

test('an import takes in what was shown; what it changes is written down with old and new; undone, every byte is as before', async () => {
  const one = await desk.imported(first);
  expect(one).toMatchObject({ status_text: '已导入', can_roll_back: true });
  expect((await search('francais')).map(({ name }) => name)).toEqual(['Tidal Law & Society']);
  const held = await desk.library();
  // Another order of columns, another name, and numbers the other way round.
  const second = await desk.imported(
    `EISSN,小类1,小类1分区,大类,大类分区,影响因子,ISSN,刊名,预警原因\n${issn(1)},环境法,1 [3/90],法学,1区,3.25,${issn(2)},Tidal Law Review,引用异常\n,,,,,,${issn(3)},TIDAL LAW AND SOCIETY,\n`,
    { schemes: { partition: ranks, citation: factors, warning: warned } },
  );
  expect(second.counts).toMatchObject({ new: 0, changed: 1, same: 1, noted: 1 });
  const { data } = await desk.site.call('GET /staff/journals/import/changes/:id', {
    token: desk.token,
    params: { id: second.id },
  });
  expect(data.data.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['name', 'Tidal Law & Society', 'Tidal Law Review'],
    ['metric', null, { scheme: ranks, type: 'major', subject: '法学', value: 1, rank: null, total: null }],
    ['metric', null, { scheme: ranks, type: 'minor', subject: '环境法', value: 1, rank: 3, total: 90 }],
    ['metric', null, { scheme: factors, type: 'if', subject: '', value: 3.25, rank: null, total: null }],
    ['warning', null, { scheme: warned, level: '', reason: '引用异常' }],
  ]);
  // The former name still leads to it, under its new one.
  expect((await search('Tidal Law & Society')).map(({ name }) => name)).toContain('Tidal Law Review');
  const third = await desk.imported(`ISSN,大类,大类分区,出版社\n${issn(1)},法学,2,新港出版社\n`, {
    schemes: { partition: ranks },
  });
  const changes = (
    await desk.site.call('GET /staff/journals/import/changes/:id', {
      token: desk.token,
      params: { id: third.id },
    })
  ).data;
  expect(changes.data).toMatchObject([
    { field_text: '出版社', old: '港湾出版社', new: '新港出版社' },
    { field_text: '分区与指标', old: { value: 1 }, new: { value: 2 } },
  ]);
  await expect(desk.rollBack(second.id)).rejects.toThrow('只能撤回最近一次导入');
  await desk.rollBack(third.id);
  expect(await desk.rollBack(second.id)).toMatchObject({ status_text: '已回滚', reason: '数据来源有误' });
  expect(await desk.library()).toEqual(held);
  expect(await search('Tidal Law Review')).toEqual([]);
  await desk.rollBack(one.id);
  expect((await desk.library()).journals).toEqual([]);
});

test('what columns were taken for is remembered, whatever their order', async () => {
  const mapping = { 甲: 'name', 乙: 'issn' };
  await desk.checked(`甲,乙\nMarked One,${issn(20)}\n`, { mapping });
  const { data } = (await desk.upload('乙,甲\n,\nx,y\n')) as unknown as {
    data: { mapping: object; remembered: boolean };
  };
  expect([data.mapping, data.remembered]).toEqual([mapping, true]);
});

test('JSON gives metrics of several editions at once; editions that nobody entered are left out with a word', async () => {
  const metrics = [
    { scheme: 'jif', year: 2025, type: 'if', value: 2.5 },
    { scheme: 'cas', year: 2025, type: 'minor', subject: '光学', value: 2, rank: 3, total: 90 },
    { scheme: 'cas', year: 2019, type: 'major', value: 1 },
  ];
  const done = await desk.imported(JSON.stringify([{ name: 'Json Optics', issn: issn(30), metrics }]));
  expect(done).toMatchObject({ format: 'json', counts: { new: 1, noted: 1 } });
  const [card] = await search('json optics');
  const { data } = await desk.site.call('GET /magazine/detail', { query: { id: String(card?.id) } });
  expect(data.metrics.flatMap(({ values }) => values.map(({ type, value }) => [type, value]))).toEqual([
    ['minor', 2],
    ['if', 2.5],
  ]);
  await desk.rollBack(done.id);
});

test.each([
  [{ mapping: { 刊名: 'name' } }, 'mapping'],
  [{ mapping: { 刊名: 'name', ISSN: 'issn', 出版社: 'issn' } }, 'mapping'],
  [{ mapping: { 刊名: 'name', 无此列: 'issn' } }, 'mapping'],
  [{ mapping: { 刊名: 'if', ISSN: 'issn' } }, 'schemes.citation'],
])('a mapping by which nothing can be read is refused: %j', async (body, field) => {
  const { data } = (await desk.upload(first)) as unknown as { data: { id: number } };
  const answer = await desk.site.call('POST /staff/journals/import/check/:id', {
    ...{ token: desk.token, params: { id: data.id } },
    body: { source: '测试', ...body } as never,
  });
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});

test.each([[''], ['刊名,ISSN\n'], ['[]']])('a file without rows (%j) leaves nothing behind', async (text) => {
  const count = async () =>
    (await desk.site.call('GET /staff/journals/imports', { token: desk.token })).data.total;
  const before = await count();
  const answer = (await desk.upload(text)) as unknown as { status: number; errors: { file?: string[] } };
  expect([answer.status, answer.errors.file?.length]).toEqual([422, 1]);
  expect(await count()).toBe(before);
});

test('a file that breaks off is told in words, and can be given up', async () => {
  const { data } = (await desk.upload(`刊名,ISSN\nA,${issn(40)}\n"never ends,${issn(41)}\n`)) as unknown as {
    data: { id: number; mapping: object };
  };
  await desk.site.call('POST /staff/journals/import/check/:id', {
    ...{ token: desk.token, params: { id: data.id } },
    body: { mapping: data.mapping as never, source: '测试' },
  });
  await runCheck(desk.site.core, data.id);
  expect(await desk.read(data.id)).toMatchObject({
    status_text: '未通过',
    error: '文件在引号里结束，可能不完整，请重新导出',
  });
  expect(await desk.rows(data.id)).toEqual([]);
});

test('what was checked against a library that is another one by now has to be checked again', async () => {
  const [one, two] = [
    await desk.checked(`刊名,ISSN\nEarly Bird,${issn(50)}\n`),
    await desk.checked(`刊名,ISSN\nLate Bird,${issn(51)}\n`),
  ];
  await desk.apply(one.id);
  await expect(desk.apply(two.id)).rejects.toThrow('请重新核对');
  await desk.rollBack(one.id);
});

test('an import whose connection dies in its midst changes nothing, and goes on when it is tried again', async () => {
  const { core } = desk.site;
  const before = await desk.library();
  const { id } = await desk.checked(`刊名,ISSN,预警原因\nKilled Letters,${issn(60)},引用异常\n`, {
    schemes: { warning: warned },
  });
  await desk.site.call('POST /staff/journals/import/apply/:id', { token: desk.token, params: { id } });
  // Everything before the warnings is written by then, and nothing of it is there for anybody.
  const blocker = await core.pool.connect();
  await blocker.query('begin; lock table journal_warnings in access exclusive mode');
  let ended = '';
  const applying = runApply(core, id)
    .then(() => 'done', String)
    .then((how) => {
      ended = how;
    });
  for (let killed = false; !killed && ended === ''; await sleep(10)) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query ilike '%journal_warnings%' and pid <> pg_backend_pid()`.execute(
      core.db,
    );
    killed = rows.length > 0;
  }
  await applying;
  expect(ended).toMatch(/terminat/);
  await blocker.query('rollback');
  blocker.release();
  expect(await desk.library()).toEqual(before);
  expect(await desk.read(id)).toMatchObject({ status_text: '导入中' });
  await runApply(core, id);
  expect(await desk.read(id)).toMatchObject({ status_text: '已导入' });
  expect((await search('Killed Letters')).map(({ warnings }) => warnings[0]?.reason)).toEqual(['引用异常']);
  await runApply(core, id);
  await desk.rollBack(id);
  expect(await desk.library()).toEqual(before);
});
