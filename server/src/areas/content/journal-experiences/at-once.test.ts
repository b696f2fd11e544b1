import { randomUUID } from 'node:crypto';
import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { putJournal } from '../journals/testing/journals';
import { experienceAreas, publish, putExperience, told, write } from './testing/experiences';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
  staff = await site.user({ roles: ['moderator'] });
});
afterAll(() => site.close());

test('of two hand-ins one is kept', async () => {
  for (let round = 0; round < repeats; round += 1) {
    const { token, id: userId } = await site.user();
    const journal = await putJournal(site.core.db);
    const hand = () => write(site, token, journal);
    const answers = await race(round, hand, hand);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await site.core.db
      .selectFrom('journal_experiences')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toHaveLength(1);
  }
}, 60_000);

test('the same hand-in twice is one answer', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  const key = randomUUID();
  const first = await write(site, token, journal, {}, key);
  expect((await write(site, token, journal, {}, key)).data.id).toBe(first.data.id);
});

test('what the desk publishes is what it looked at, whatever its author changes meanwhile', async () => {
  const { token, id: userId } = await site.user();
  for (let round = 0; round < 8; round += 1) {
    const journal = await putJournal(site.core.db);
    const id = await putExperience(site, {
      journal_id: journal,
      user_id: userId,
      status: 1,
      difficulty: 2,
    });
    const [edited, decided] = await race(
      round,
      () =>
        site.call('POST /magazine/experience/edit/:id', {
          ...{ token, params: { id }, body: { revision: 1, ...told(site, { difficulty: 5 }) } },
        }),
      () => publish(site, staff.token, id, 1),
    );
    expect([edited.status, decided.status].sort()).toEqual([200, 409]);
    const row = await getRow(site.core.db, 'journal_experiences', { id }, ['status', 'difficulty']);
    expect([row.status, row.difficulty]).toEqual(decided.status === 200 ? [2, 2] : [1, 5]);
  }
}, 60_000);

test('two readers are counted as two, one reader twice as one', async () => {
  const author = await site.user();
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await site.user(), await site.user()];
    const id = await putExperience(site, {
      ...{ journal_id: await putJournal(site.core.db), user_id: author.id, status: 2 },
    });
    const mark = (token: string) => () =>
      site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful: true } });
    await race(round, mark(one.token), mark(two.token));
    await race(round, mark(one.token), mark(one.token));
    expect((await getRow(site.core.db, 'journal_experiences', { id }, ['useful'])).useful).toBe(2);
  }
}, 60_000);

test('of a withdrawal and a decision one holds', async () => {
  const { token, id: userId } = await site.user();
  for (let round = 0; round < 8; round += 1) {
    const id = await putExperience(site, {
      ...{ journal_id: await putJournal(site.core.db), user_id: userId, status: 1 },
    });
    const answers = await race(
      round,
      () =>
        site.call('POST /magazine/experience/withdraw/:id', {
          token,
          params: { id },
          body: { revision: 1 },
        }),
      () => publish(site, staff.token, id, 1),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
}, 60_000);
