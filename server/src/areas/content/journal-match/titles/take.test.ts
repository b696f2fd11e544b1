import { issnOf } from '@harbor/contract/journal-numbers';
import { type TestApp, testApp } from '../../../../testing/app';
import { libraryVersion } from '../../journals/cache';
import { putJournal } from '../../journals/testing/journals';

let site: TestApp;
let token: string;
let journal: number;
const issn = issnOf('3000001');
const other = issnOf('3000002');

beforeAll(async () => {
  site = await testApp({ areas: ['journals', 'journalDesk', 'journalMatch', 'user'] });
  token = (await site.user({ roles: ['operations'] })).token;
  journal = await putJournal(site.core.db, { name: 'Separation Membranes', issn, cn: 'CN 99-1234/T' });
});
afterAll(() => site.close());
beforeEach(() => site.core.db.deleteFrom('journal_titles').execute());

const upload = (file: string | Buffer, as = token) =>
  site.call('POST /staff/journals/titles/upload', {
    token: as,
    query: { name: 'titles.csv' },
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(file as string) as never,
  });
const held = async () =>
  (
    await site.core.db.selectFrom('journal_titles').selectAll().orderBy('year').orderBy('title').execute()
  ).map(({ journal_id, year, title }) => [journal_id, year, title]);

test('titles are taken from a CSV of any order of columns, each once, with the reasons of rows that were not', async () => {
  const file = [
    '题名,其他,ISSN,年份',
    `Thin membranes,x,${issn},2024`,
    `"Membranes, ""thick""",,${issn.replace('-', '')},2023年`,
    `Thin membranes,again,${issn},2024`,
    `Unknown journal,,${other},2024`,
    `No year,,${issn},`,
    `,,${issn},2024`,
    `No number,,,2024`,
    `${'x'.repeat(401)},,${issn},2024`,
    `中文题名,,CN 99-1234/T,2022`,
  ].join('\r\n');
  const { data } = await upload(file);
  expect(data).toEqual({
    ...{ rows: 9, added: 3, known: 1, refused: 5 },
    faults: [
      { row: 5, reason: '期刊库里没有这个刊号' },
      { row: 6, reason: '年份缺失或不正确' },
      { row: 7, reason: '题名为空' },
      { row: 8, reason: '刊号缺失或不正确' },
      { row: 9, reason: '题名超过400个字' },
    ],
  });
  expect(await held()).toEqual([
    [journal, 2022, '中文题名'],
    [journal, 2023, 'Membranes, "thick"'],
    [journal, 2024, 'Thin membranes'],
  ]);
});

test('a JSON is read as well, a second time changes nothing, and only what is new makes a new state of the library', async () => {
  const file = JSON.stringify([
    { title: 'A', issn, year: 2024 },
    { title: 'B', eissn: '', issn, year: '2020-05' },
  ]);
  const before = await libraryVersion(site.core.db);
  expect((await upload(file)).data).toMatchObject({ rows: 2, added: 2, known: 0 });
  const after = await libraryVersion(site.core.db);
  expect(after).toBeGreaterThan(before);
  expect((await upload(file)).data).toMatchObject({ rows: 2, added: 0, known: 2 });
  expect(await libraryVersion(site.core.db)).toBe(after);
});

test('what Excel writes in China is read as it was meant', async () => {
  // 刊号,年份,题名 and 膜 in GB18030.
  const file = Buffer.concat([
    Buffer.from([0xbf, 0xaf, 0xba, 0xc5, 0x2c, 0xc4, 0xea, 0xb7, 0xdd, 0x2c, 0xcc, 0xe2, 0xc3, 0xfb, 0x0a]),
    Buffer.from(`${issn},2021,`),
    Buffer.from([0xc4, 0xa4, 0x0a]),
  ]);
  expect((await upload(file)).data).toMatchObject({ added: 1 });
  expect(await held()).toEqual([[journal, 2021, '膜']]);
});

test('what is not seen and steers is no part of a title', async () => {
  const rows = ['A\0B', 'left \u202eto right', 'wide\u200bword'].map((title) => `${issn},2024,${title}`);
  expect((await upload(['issn,year,title', ...rows].join('\n'))).data).toMatchObject({ added: 3 });
  expect((await held()).map(([, , title]) => title)).toEqual(['AB', 'left to right', 'wideword']);
});

test('however many numbers the rows name, they are looked up', async () => {
  const heads = Array.from({ length: 40 }, (_, n) => `ISSN${'.'.repeat(n)}`);
  const rows = Array.from({ length: 2000 }, (_, row) => {
    const numbers = heads.map((_, column) => issnOf(String(4_000_000 + row * 40 + column)));
    return [...numbers, 2024, `Title ${row}`].join(',');
  });
  const { data } = await upload([[...heads, 'year', 'title'].join(','), ...rows].join('\n'));
  expect(data).toMatchObject({ rows: 2000, refused: 2000 });
});

test.each([
  ['an empty file', '', '文件是空的'],
  ['a file without the columns', '刊名,备注\nA,b\n', '文件缺少这些列：刊号（ISSN 或 CN）、年份、题名'],
  [
    'a file that ends within quotes',
    `issn,year,title\n${issn},2024,A\n${issn},2024,"never ends\n`,
    '文件在引号里结束，可能不完整，请重新导出',
  ],
])('%s changes nothing and is answered by why', async (_, file, message) => {
  const answer = await upload(file);
  expect([answer.status, answer.msg, await held()]).toEqual([422, message, []]);
});

test('many rows are taken in parts', async () => {
  const rows = Array.from({ length: 4500 }, (_, n) => `${issn},${1990 + (n % 30)},Title ${n}`);
  expect((await upload(['issn,year,title', ...rows].join('\n'))).data).toMatchObject({
    rows: 4500,
    added: 4500,
    refused: 0,
  });
});

test('only who may keep the journals may add titles', async () => {
  const buyer = (await site.user()).token;
  const reviewer = (await site.user({ roles: ['reviewer'] as never }).catch(() => site.user())).token;
  for (const as of [buyer, reviewer])
    expect((await upload(`issn,year,title\n${issn},2024,A\n`, as)).status).toBe(403);
});

test('a try says what would come of a file, and keeps nothing of it', async () => {
  const file = `issn,year,title\n${issn},2024,A\n${issn},2024,A\n${other},2024,B\n`;
  const before = await libraryVersion(site.core.db);
  const tried = await site.call('POST /staff/journals/titles/check', {
    ...{ token, query: { name: 'titles.csv' }, headers: { 'content-type': 'application/octet-stream' } },
    body: Buffer.from(file) as never,
  });
  expect(tried.data).toEqual({
    ...{ rows: 3, added: 1, known: 1, refused: 1 },
    faults: [{ row: 4, reason: '期刊库里没有这个刊号' }],
  });
  expect([await held(), await libraryVersion(site.core.db)]).toEqual([[], before]);
  const broken = await site.call('POST /staff/journals/titles/check', {
    ...{ token, query: { name: 'titles.csv' }, headers: { 'content-type': 'application/octet-stream' } },
    body: Buffer.from('刊名\nA\n') as never,
  });
  expect([broken.status, broken.msg]).toEqual([422, '文件缺少这些列：刊号（ISSN 或 CN）、年份、题名']);
});
