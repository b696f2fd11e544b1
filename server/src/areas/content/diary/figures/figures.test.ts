import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../../testing/app';
import { coreAt } from '../../../../testing/core-at';
import { putJournal } from '../../journals/testing/journals';
import { diaryAreas, step, written } from '../testing/diary';
import { makeFigures } from './publish';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas] });
});
afterAll(() => site.close());

const dayMs = 86_400_000;
let days = 0;

/** Makes the figures as the timer does, a day later each time. */
async function nextDay() {
  days += 1;
  await makeFigures(coreAt(site.core, site.clock.now() + days * dayMs));
}

const figuresOf = async (id: number) =>
  (await site.call('GET /magazine/experience-figures', { query: { id } })).data;
const firstOf = async (id: number) => {
  const found = (await figuresOf(id)).figures.find(({ key }) => key === 'first');
  return found && [found.n, found.median, found.low, found.high];
};

/** Somebody whose account is old enough, with a submission that was answered after so many days. */
async function author(journal: number, took: number, more: { created?: number } = {}) {
  const { created = 100 } = more;
  const person = await site.user({ created_at: new Date(site.clock.now() - created * dayMs) });
  const { id } = await written(site, person.token, { journal, sentAgo: 300 });
  await step(site, person.token, id, 'reject', 300 - took);
  return { ...person, manuscript: id };
}

const several = async (journal: number, ...took: number[]) => {
  const made: Awaited<ReturnType<typeof author>>[] = [];
  for (const one of took) made.push(await author(journal, one));
  return made;
};

test('four people show nothing; the fifth, a day later, shows rounded numbers', async () => {
  const journal = await putJournal(site.core.db);
  await several(journal, 21, 33, 47, 52);
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
  expect((await figuresOf(journal)).accept).toBeNull();
  await author(journal, 61);
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 45, 30, 55]);
  expect((await figuresOf(journal)).accept).toEqual({ n: 5, share: 0 });
});

test('one person with many manuscripts is one person', async () => {
  const journal = await putJournal(site.core.db);
  const [loud] = await several(journal, 20, 20, 20, 20);
  for (let n = 0; n < 6; n += 1) {
    const { id } = await written(site, loud?.token ?? '', { journal, sentAgo: 300 });
    await step(site, loud?.token ?? '', id, 'reject', 10);
  }
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
});

test('numbers change only once three people have come or gone: nobody’s is found by comparing', async () => {
  const journal = await putJournal(site.core.db);
  const people = await several(journal, 30, 30, 30, 30, 30);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 30, 30, 30]);
  await several(journal, 200);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 30, 30, 30]);
  // Whoever leaves and comes back is one person all the same.
  const [one] = people;
  const share = (shares: boolean) => site.call('POST /diary/share', { token: one?.token, body: { shares } });
  await share(false);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 30, 30, 30]);
  await share(true);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 30, 30, 30]);
  await several(journal, 200, 200);
  await nextDay();
  expect(await firstOf(journal)).toEqual([8, 30, 30, 200]);
});

test('below five the numbers go; with one other person they come back as they were', async () => {
  const journal = await putJournal(site.core.db);
  const people = await several(journal, 40, 40, 40, 40, 40);
  await nextDay();
  const [one, other] = people;
  await site.call('POST /diary/share', { token: one?.token, body: { shares: false } });
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
  await author(journal, 290);
  await nextDay();
  expect(await firstOf(journal)).toEqual([5, 40, 40, 40]);
  await site.call('POST /diary/delete/:id', { token: other?.token, params: { id: other?.manuscript ?? 0 } });
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
});

test('who does not take part is in no list, and accounts of yesterday do not count', async () => {
  const journal = await putJournal(site.core.db);
  const people = await several(journal, 40, 40, 40, 40);
  const [one] = people;
  await author(journal, 40, { created: 0 });
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
  await author(journal, 40);
  await nextDay();
  expect((await firstOf(journal))?.[0]).toBe(5);
  await site.call('POST /diary/share', { token: one?.token, body: { shares: false } });
  await several(journal, 60, 60);
  await nextDay();
  expect((await firstOf(journal))?.[0]).toBe(6);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from diary_counted where user_id = ${one?.id ?? 0}`.execute(site.core.db);
  expect(rows).toEqual([{ n: 0 }]);
});

test('what ended more than two years ago, and a journal of one’s own naming, are left out', async () => {
  const journal = await putJournal(site.core.db);
  for (let n = 0; n < 5; n += 1) {
    const person = await site.user({ created_at: new Date(0) });
    const { id } = await written(site, person.token, { journal, sentAgo: 1200 });
    await step(site, person.token, id, 'reject', 1100);
    const own = await written(site, person.token, { journal: '自己写的期刊', sentAgo: 30 });
    await step(site, person.token, own.id, 'reject', 3);
  }
  await nextDay();
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
});

test('figures are made once a day, whoever asks how often', async () => {
  const journal = await putJournal(site.core.db);
  await nextDay();
  await several(journal, 40, 40, 40, 40, 40);
  await makeFigures(coreAt(site.core, site.clock.now() + days * dayMs));
  expect(await firstOf(journal)).toEqual([null, null, null, null]);
});

test('a journal that is not there is not found', async () => {
  expect((await site.call('GET /magazine/experience-figures', { query: { id: 999_999 } })).status).toBe(404);
});

test('the figures say no name, no manuscript and no exact number', async () => {
  const journal = await putJournal(site.core.db);
  await several(journal, 21, 33, 47, 52, 61);
  await nextDay();
  const text = JSON.stringify(await figuresOf(journal));
  expect(text).not.toMatch(/相场|user|\b(21|33|47|52|61)\b/);
});
