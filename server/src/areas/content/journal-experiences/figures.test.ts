import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { dayAgo, experienceAreas, putExperience, read } from './testing/experiences';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
});
afterAll(() => site.close());

const at = (journal: number, user: number, first: number, total: number | null, more: object = {}) =>
  putExperience(site, {
    ...{ journal_id: journal, user_id: user, status: 2, submitted_on: dayAgo(site, 400) },
    first_decision_on: dayAgo(site, 400 - first),
    accepted_on: total === null ? null : dayAgo(site, 400 - total),
    result: total === null ? 4 : 2,
    ...more,
  });

test('are shown from three authors on, each counted once, and only of what they told', async () => {
  const journal = await putJournal(site.core.db);
  const [a, b, c] = [await site.user(), await site.user(), await site.user()];
  await at(journal, a.id, 30, 90, { fee_fen: 100_000 });
  await at(journal, b.id, 50, 120, { fee_fen: null });
  // An older one of the same author says nothing more.
  await at(journal, a.id, 300, null, {
    submitted_on: dayAgo(site, 700),
    first_decision_on: dayAgo(site, 400),
  });
  // What is not published counts nowhere.
  await at(journal, c.id, 1, 2, { status: 1 });
  const few = (await read(site, journal)).data;
  expect(few.total).toBe(3);
  expect(few.summary).toMatchObject({
    ...{ n: 2, least: 3, results: [] },
    first: { n: 2, median: null, low: null, high: null },
  });
  const d = await site.user();
  await at(journal, d.id, 100, null, { fee_fen: 0 });
  const { summary } = (await read(site, journal, undefined, { sort: 'useful' })).data;
  expect(summary).toMatchObject({
    n: 3,
    first: { n: 3, median: 50, low: 30, high: 100 },
    accept: { n: 2, median: null },
    fee: { n: 2, median: null },
  });
  expect(summary.results.filter(({ count }) => count > 0)).toEqual([
    { result: 2, label: '退修后录用', count: 2 },
    { result: 4, label: '外审后拒稿', count: 1 },
  ]);
});

test('lists go page by page, by result, and the most useful first', async () => {
  const journal = await putJournal(site.core.db);
  const users = await Promise.all(Array.from({ length: 12 }, () => site.user()));
  for (const [n, { id }] of users.entries()) await at(journal, id, 30 + n, n % 2 ? null : 200, { useful: n });
  const first = (await read(site, journal)).data;
  expect([first.data.length, first.last_page]).toEqual([10, 2]);
  expect((await read(site, journal, undefined, { page: '2' })).data.data).toHaveLength(2);
  const refused = (await read(site, journal, undefined, { result: '4' })).data;
  expect([refused.total, refused.summary.n]).toEqual([6, 12]);
  const useful = (await read(site, journal, undefined, { sort: 'useful' })).data.data.map(
    (one) => one.useful,
  );
  expect(useful).toEqual([...useful].sort((x, y) => y - x));
  for (const query of [{ result: '9' }, { sort: 'best' }, { page: '0' }])
    expect((await read(site, journal, undefined, query)).status).toBe(422);
});
