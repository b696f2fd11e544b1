import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { putJournal } from '../journals/testing/journals';
import { journalExperiences } from './personal-data';
import { dayAgo, experienceAreas, putExperience, told } from './testing/experiences';
import { markUseful, reportExperience } from './writing/react';

// What somebody might try against it.

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
  staff = await site.user({ roles: ['moderator'] });
});
afterAll(() => site.close());

const write = (token: string, journal: number, more: object = {}) =>
  site.call('POST /magazine/experience/write', {
    ...{ token, body: { journal_id: journal, ...told(site), ...more } },
  });
const report = (token: string, id: number) =>
  site.call('POST /magazine/experience/report/:id', {
    ...{ token, params: { id }, body: { reason: 'names' as const } },
  });
const mark = (token: string, id: number) =>
  site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful: true } });
const stateOf = (id: number) =>
  getRow(site.core.db, 'journal_experiences', { id }, ['status', 'revision', 'reports', 'useful']);
const publish = (id: number, revision: number) =>
  site.call('POST /staff/experience/publish/:id', { token: staff.token, params: { id }, body: { revision } });
const keep = (id: number, revision: number) =>
  site.call('POST /staff/experience/keep/:id', {
    ...{ token: staff.token, params: { id }, body: { revision, reason: '已经核对' } },
  });
const down = (id: number, revision: number) =>
  site.call('POST /staff/experience/down/:id', {
    ...{ token: staff.token, params: { id }, body: { revision, reason: '点名' } },
  });

test.each([
  ['waits', 1],
  ['was given back', 3],
  ['was withdrawn', 4],
  ['was taken down', 5],
])('one that %s is in no list, no figure, and can be neither marked nor reported', async (_, status) => {
  const journal = await putJournal(site.core.db);
  const [author, reader] = [await site.user(), await site.user()];
  const id = await putExperience(site, { journal_id: journal, user_id: author.id, status });
  for (const token of [reader.token, author.token]) {
    const { data } = await site.call('GET /magazine/experiences', { token, query: { id: String(journal) } });
    expect([data.total, data.data, data.summary.n]).toEqual([0, [], 0]);
  }
  expect([(await mark(reader.token, id)).status, (await report(reader.token, id)).status]).toEqual([
    404, 404,
  ]);
});

test('of what everybody reads nothing names an author, a day, or who else is the same author', async () => {
  const journal = await putJournal(site.core.db);
  const author = await site.user({ nickname: '远山的灯' });
  for (const days of [200, 300])
    await putExperience(site, {
      ...{ journal_id: journal, user_id: author.id, status: 2, submitted_on: dayAgo(site, days) },
    });
  const { data } = await site.call('GET /magazine/experiences', { query: { id: String(journal) } });
  const allowed = [
    ...[
      'id',
      'result',
      'result_text',
      'submitted_month',
      'first_days',
      'total_days',
      'fee_fen',
      'difficulty',
    ],
    ...['text', 'proof', 'useful', 'is_demo', 'published_at', 'own', 'marked'],
  ];
  for (const one of data.data) expect(Object.keys(one).sort()).toEqual([...allowed].sort());
  expect(JSON.stringify(data)).not.toMatch(/远山的灯|\d{4}-\d\d-\d\d(?!T)/);
});

test('what was decided about a text that its author changed meanwhile, and that was published again, is not done', async () => {
  const { id: userId, token } = await site.user();
  const reader = await site.user();
  const id = await putExperience(site, {
    ...{ journal_id: await putJournal(site.core.db), user_id: userId, status: 2 },
  });
  const { revision } = await stateOf(id);
  await site.call('POST /magazine/experience/edit/:id', {
    ...{ token, params: { id }, body: { revision, ...told(site, { difficulty: 5 }) } },
  });
  await publish(id, revision + 1);
  await report(reader.token, id);
  for (const act of [keep, down]) expect((await act(id, revision)).status).toBe(409);
  expect(await stateOf(id)).toMatchObject({ status: 2, reports: 1 });
});

test('a text that is another one since a report was settled can be reported anew', async () => {
  const { id: userId, token } = await site.user();
  const reader = await site.user();
  const id = await putExperience(site, {
    ...{ journal_id: await putJournal(site.core.db), user_id: userId, status: 2 },
  });
  await report(reader.token, id);
  await keep(id, (await stateOf(id)).revision);
  expect((await report(reader.token, id)).status).toBe(409);
  site.clock.advance(1000);
  await site.call('POST /magazine/experience/edit/:id', {
    ...{ token, params: { id }, body: { revision: (await stateOf(id)).revision, ...told(site) } },
  });
  await publish(id, (await stateOf(id)).revision);
  expect((await report(reader.token, id)).status).toBe(200);
  expect((await report(reader.token, id)).status).toBe(409);
  expect((await stateOf(id)).reports).toBe(1);
});

test('what was refused takes nothing from the ten a day', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  expect((await write(token, journal)).status).toBe(200);
  for (let n = 0; n < 12; n += 1) expect((await write(token, journal)).status).toBe(409);
  const late = { submitted_on: dayAgo(site, -1) };
  for (let n = 0; n < 12; n += 1)
    expect((await write(token, await putJournal(site.core.db), late)).status).toBe(422);
  expect((await write(token, await putJournal(site.core.db))).status).toBe(200);
});

test('two readers who report at once are two, and a decision at that moment settles what it saw or is refused', async () => {
  const author = await site.user();
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await site.user(), await site.user()];
    const id = await putExperience(site, {
      ...{ journal_id: await putJournal(site.core.db), user_id: author.id, status: 2 },
    });
    await race(
      round,
      () => report(one.token, id),
      () => report(two.token, id),
    );
    expect((await stateOf(id)).reports).toBe(2);
    const kept = await race(
      round,
      () => keep(id, 1),
      () => keep(id, 1),
    );
    expect(kept.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(id)).reports).toBe(0);
  }
}, 60_000);

test('nothing is counted for an account that is being closed', async () => {
  const [author, reader] = [await site.user(), await site.user()];
  const id = await putExperience(site, {
    ...{ journal_id: await putJournal(site.core.db), user_id: author.id, status: 2 },
  });
  await site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', reader.id).execute();
  // A call that was let in just before.
  const reacting = { userId: reader.id, id, now: new Date(site.clock.now()) };
  await expect(markUseful(site.core, reacting, true)).rejects.toMatchObject({ status: 409 });
  await expect(reportExperience(site.core, reacting, 'names')).rejects.toMatchObject({ status: 409 });
  expect(await stateOf(id)).toMatchObject({ useful: 0, reports: 0 });
});

test('two who found each other useful and leave at once do not wait for each other', async () => {
  const { core } = site;
  const erase = (userId: number) => () =>
    core.db.transaction().execute(async (trx) => void (await journalExperiences.erase?.(core, trx, userId)));
  for (let round = 0; round < repeats; round += 1) {
    const people = [await site.user(), await site.user()] as const;
    const ids: number[] = [];
    for (const { id } of people)
      ids.push(
        await putExperience(site, {
          ...{ journal_id: await putJournal(core.db), user_id: id, status: 2 },
        }),
      );
    await mark(people[0].token, ids[1] ?? 0);
    await mark(people[1].token, ids[0] ?? 0);
    await race(round, erase(people[0].id), erase(people[1].id));
    const left = await core.db
      .selectFrom('journal_experiences')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    expect(left).toEqual([]);
  }
}, 120_000);
