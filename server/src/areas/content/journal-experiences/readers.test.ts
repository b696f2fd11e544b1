import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { decide, experienceAreas, messagesOf, putExperience, read } from './testing/experiences';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
  staff = await site.user({ roles: ['moderator'] });
});
afterAll(() => site.close());

test('find one useful once each, and their own never', async () => {
  const [author, reader] = [await site.user(), await site.user()];
  const journal = await putJournal(site.core.db);
  const id = await putExperience(site, { journal_id: journal, user_id: author.id, status: 2 });
  const mark = (token: string, useful: boolean) =>
    site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful } });
  expect((await mark(author.token, true)).status).toBe(403);
  expect((await mark(reader.token, true)).data).toEqual({ useful: 1, marked: true });
  expect((await mark(reader.token, true)).data).toEqual({ useful: 1, marked: true });
  await site.heard();
  expect((await read(site, journal, reader.token)).data.data).toMatchObject([{ useful: 1, marked: true }]);
  expect((await mark(reader.token, false)).data).toEqual({ useful: 0, marked: false });
  expect((await mark(reader.token, false)).data).toEqual({ useful: 0, marked: false });
});

test('report one once each; the team keeps it or takes it down, and tells them', async () => {
  const [author, reader, other] = [await site.user(), await site.user(), await site.user()];
  const journal = await putJournal(site.core.db);
  const id = await putExperience(site, { journal_id: journal, user_id: author.id, status: 2 });
  const report = (token: string) =>
    site.call('POST /magazine/experience/report/:id', {
      ...{ token, params: { id }, body: { reason: 'names' as const } },
    });
  expect((await report(author.token)).status).toBe(403);
  const keep = () => decide(site, staff.token, 'keep', id, '没有点名任何人');
  expect((await keep()).status).toBe(409);
  expect((await report(reader.token)).status).toBe(200);
  expect((await report(reader.token)).status).toBe(409);
  const cases = await site.call('GET /staff/desk/cases/:queue', {
    ...{ token: staff.token, params: { queue: 'experience' }, query: { tab: 'reported' } },
  });
  expect(cases.data.data.map((one) => one.id)).toContain(id);
  const kept = await keep();
  expect(kept.data).toMatchObject({ status_text: '已发布', reports: [] });
  expect(await messagesOf(site, reader.id)).toEqual(['您举报的投稿经验已核对']);
  expect((await report(reader.token)).status).toBe(409);
  await report(other.token);
  await decide(site, staff.token, 'down', id, '点名了编辑');
  expect(await messagesOf(site, other.id)).toEqual(['您举报的投稿经验已下架']);
  expect(await messagesOf(site, author.id)).toEqual(['您的投稿经验已下架']);
});

test('reports wait again, and those who made them hear it, when who took it down takes that back', async () => {
  const [author, reader, other] = [await site.user(), await site.user(), await site.user()];
  const journal = await putJournal(site.core.db);
  const id = await putExperience(site, { journal_id: journal, user_id: author.id, status: 2 });
  const report = (token: string) =>
    site.call('POST /magazine/experience/report/:id', {
      ...{ token, params: { id }, body: { reason: 'names' as const } },
    });
  const stateOf = () => getRow(site.core.db, 'journal_experiences', { id }, ['reports', 'reported_at']);
  await report(other.token);
  await decide(site, staff.token, 'keep', id, '没有点名任何人');
  site.clock.advance(60_000);
  await report(reader.token);
  const before = await stateOf();
  site.clock.advance(60_000);
  await decide(site, staff.token, 'down', id, '点错了');
  expect((await stateOf()).reports).toBe(0);
  await site.call('POST /staff/desk/undo/:queue/:id', {
    token: staff.token,
    params: { queue: 'experience', id },
  });
  // What was answered before stays answered.
  expect(await stateOf()).toEqual({ ...before, reports: 1 });
  expect(await messagesOf(site, reader.id)).toEqual(['您举报的投稿经验已下架', '您举报的投稿经验重新核对']);
  expect(await messagesOf(site, other.id)).toEqual(['您举报的投稿经验已核对']);
  expect((await decide(site, staff.token, 'keep', id, '核对无误')).status).toBe(200);
});
