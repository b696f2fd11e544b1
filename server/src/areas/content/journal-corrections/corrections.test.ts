import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { putJournal } from '../journals/testing/journals';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['journalCorrections', 'journals', 'messages', 'desk'] });
  staff = await site.user({ roles: ['operations'] });
});
afterAll(() => site.close());

const correct = (token: string, journal: number, more: object = {}) =>
  site.call('POST /magazine/correct', {
    token,
    body: {
      ...{ journal_id: journal, field: 'publisher' as const, proposed: '东湖出版社' },
      ...{ source_url: 'https://journal.example.com/about', note: '' },
      ...more,
    },
  });
const answer = (id: number, adopted: boolean, token = staff.token) =>
  site.call('POST /staff/correction/answer/:id', {
    ...{ token, params: { id }, body: { adopted, reply: adopted ? '已核对出处' : '与官网不一致' } },
  });
const messagesOf = (userId: number) =>
  site.core.db
    .selectFrom('messages')
    .select(['title', 'body'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

test('what a reader points out is answered, and changes nothing in the library', async () => {
  const { id: userId, token } = await site.user();
  const journal = await putJournal(site.core.db, { publisher: '南屿出版社' });
  const { data } = await correct(token, journal);
  expect(data).toMatchObject({ field_text: '出版社', old_value: '南屿出版社', status_text: '待核对' });
  const seen = await site.call('GET /staff/correction/detail/:id', {
    ...{ token: staff.token, params: { id: data.id } },
  });
  expect(seen.data).toMatchObject({
    ...{ current_value: '南屿出版社', taken_in: false, proposed: '东湖出版社' },
    reporter: { id: userId },
  });
  expect((await answer(data.id, true)).data.status_text).toBe('已采纳');
  expect((await getRow(site.core.db, 'journals', { id: journal }, ['publisher'])).publisher).toBe(
    '南屿出版社',
  );
  expect(await messagesOf(userId)).toMatchObject([
    { title: '您的期刊纠错已采纳', body: expect.stringContaining('下一次数据导入时改正') },
  ]);
  expect((await answer(data.id, true)).status).toBe(409);
  const mine = await site.call('GET /magazine/corrections', { token });
  expect(mine.data.data).toMatchObject([{ id: data.id, reply: '已核对出处', status_text: '已采纳' }]);
});

test('an answer is taken back by who gave it, unless the reader pointed it out again', async () => {
  const { id: userId, token } = await site.user();
  const journal = await putJournal(site.core.db);
  const { data } = await correct(token, journal);
  await answer(data.id, false);
  const undo = (who = staff.token) =>
    site.call('POST /staff/desk/undo/:queue/:id', {
      token: who,
      params: { queue: 'correction', id: data.id },
    });
  const other = await site.user({ roles: ['operations'] });
  expect((await undo(other.token)).status).toBe(403);
  expect((await undo()).status).toBe(200);
  expect(await messagesOf(userId)).toMatchObject([
    { title: '您的期刊纠错已核对，未采纳' },
    { title: '您的期刊纠错重新核对' },
  ]);
  await answer(data.id, false);
  expect((await correct(token, journal)).status).toBe(200);
  expect((await undo()).status).toBe(409);
});

test('one of a field waits at a time, ten a day are enough', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  expect((await correct(token, journal)).status).toBe(200);
  expect((await correct(token, journal)).status).toBe(409);
  const fields = ['name', 'abbr', 'issn', 'cn', 'scope', 'country', 'apc', 'metrics', 'sponsor', 'other'];
  const answers: number[] = [];
  for (const field of fields) answers.push((await correct(token, journal, { field })).status);
  expect(answers).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
});

test.each([
  ['a field that there is not', { field: 'is_demo' }, 'field'],
  ['nothing', { proposed: '  ' }, 'proposed'],
  ['too much', { proposed: '长'.repeat(501) }, 'proposed'],
  ['a source that runs', { source_url: 'javascript:alert(1)' }, 'source_url'],
  ['a source that is none', { source_url: '官网' }, 'source_url'],
  ['a source with markup', { source_url: 'https://a.example/"><script>' }, 'source_url'],
  ['somebody else as its reader', { user_id: 1 }, 'user_id'],
])('%s is refused', async (_, more, field) => {
  const { token } = await site.user();
  const { status, errors } = await correct(token, await putJournal(site.core.db), more);
  expect([status, Object.keys(errors).join()]).toEqual([422, expect.stringContaining(field)]);
});

test('visitors log in first, and a journal has to be there', async () => {
  const journal = await putJournal(site.core.db);
  expect((await correct('', journal)).status).toBe(401);
  const { token } = await site.user();
  expect((await correct(token, 999_999_999)).status).toBe(404);
});

test('of two who answer at once one is heard', async () => {
  const second = await site.user({ roles: ['operations'] });
  for (let round = 0; round < repeats; round += 1) {
    const { token, id: userId } = await site.user();
    const { data } = await correct(token, await putJournal(site.core.db));
    const answers = await race(
      round,
      () => answer(data.id, true),
      () => answer(data.id, false, second.token),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await messagesOf(userId)).toHaveLength(1);
  }
}, 60_000);

test('what is taken back while the reader points it out again waits once, in words', async () => {
  for (let round = 0; round < repeats; round += 1) {
    const { token, id: userId } = await site.user();
    const journal = await putJournal(site.core.db);
    const { data } = await correct(token, journal);
    await answer(data.id, false);
    const answers = await race(
      round,
      () =>
        site.call('POST /staff/desk/undo/:queue/:id', {
          ...{ token: staff.token, params: { queue: 'correction', id: data.id } },
        }),
      () => correct(token, journal),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = await site.core.db
      .selectFrom('journal_corrections')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', 1)
      .execute();
    expect(open).toHaveLength(1);
  }
}, 60_000);

test('what was refused takes nothing from the ten a day', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  expect((await correct(token, journal)).status).toBe(200);
  for (let n = 0; n < 12; n += 1) expect((await correct(token, journal)).status).toBe(409);
  expect((await correct(token, journal, { field: 'name' })).status).toBe(200);
});

test('nobody reads what others pointed out', async () => {
  const [one, other] = [await site.user(), await site.user()];
  await correct(one.token, await putJournal(site.core.db));
  expect((await site.call('GET /magazine/corrections', { token: other.token })).data.total).toBe(0);
});
