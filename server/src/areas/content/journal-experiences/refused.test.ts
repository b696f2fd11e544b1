import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { dayAgo, experienceAreas, putExperience, told, write } from './testing/experiences';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
});
afterAll(() => site.close());

test.each([
  ['sent tomorrow', { submitted_on: -1 }, 'submitted_on'],
  ['sent too long ago', { submitted_on: 21 * 366 }, 'submitted_on'],
  ['decided before it was sent', { first_decision_on: 201 }, 'first_decision_on'],
  ['decided tomorrow', { first_decision_on: -1 }, 'first_decision_on'],
  ['accepted before the first decision', { accepted_on: 150 }, 'accepted_on'],
  ['accepted tomorrow', { accepted_on: -1 }, 'accepted_on'],
] as const)('%s', async (_, days, field) => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  const said = Object.fromEntries(Object.entries(days).map(([name, ago]) => [name, dayAgo(site, ago)]));
  const { status, errors } = await write(site, token, journal, said as never);
  expect(status).toBe(422);
  expect(Object.keys(errors)).toContain(field);
});

test.each([
  ['accepted without a day', { accepted_on: null }, 'accepted_on'],
  ['refused with a day of acceptance', { result: 4 }, 'accepted_on'],
  [
    'refused without a first decision',
    { result: 4, accepted_on: null, first_decision_on: null },
    'first_decision_on',
  ],
  ['a result that there is not', { result: 7 }, 'result'],
  ['a difficulty that there is not', { difficulty: 6 }, 'difficulty'],
  ['a fee below nothing', { fee_fen: -1 }, 'fee_fen'],
  ['a fee beyond all', { fee_fen: 20_000_001 }, 'fee_fen'],
  ['too short', { text: '很好' }, 'text'],
  ['too long', { text: '好'.repeat(1001) }, 'text'],
  ['a day that the calendar does not have', { submitted_on: '2026-02-30' }, 'submitted_on'],
])('%s', async (_, said, field) => {
  const { token } = await site.user();
  const { status, errors } = await write(site, token, await putJournal(site.core.db), said as never);
  expect(status).toBe(422);
  expect(Object.keys(errors)).toContain(field);
});

test('sent before the journal was founded', async () => {
  const { token } = await site.user();
  const year = Number(dayAgo(site, 0).slice(0, 4));
  const { status, errors } = await write(site, token, await putJournal(site.core.db, { founded: year + 1 }));
  expect([status, Object.keys(errors)]).toEqual([422, ['submitted_on']]);
});

test('of a journal that there is not', async () => {
  const { token } = await site.user();
  expect((await write(site, token, 999_999_999)).status).toBe(404);
});

test('marks that only the server sets', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  for (const more of [{ proof: 'order' }, { status: 2 }, { useful: 99 }, { is_demo: false }, { user_id: 1 }])
    expect((await write(site, token, journal, more as never)).status).toBe(422);
});

test('words that may not be said are refused at their field, numbers of people are not kept', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  const refused = await write(site, token, journal, {
    text: '整个过程都是找人代写代发的，包录用，三个月搞定，很省心。',
  });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['text']]);
  const kept = await write(site, token, journal, {
    text: '编辑人很好，有问题可以直接打 13812345678 问进度，回复快。',
  });
  expect(kept.status).toBe(200);
  expect(kept.data.text).not.toContain('13812345678');
});

test('the same submission twice, and the same journal within a month', async () => {
  const { token } = await site.user();
  const journal = await putJournal(site.core.db);
  const first = await write(site, token, journal);
  const lately = await write(site, token, journal, { submitted_on: dayAgo(site, 190) });
  expect([lately.status, lately.data]).toEqual([409, { id: first.data.id }]);
  await site.core.db
    .updateTable('journal_experiences')
    .set({ created_at: new Date(site.clock.now() - 31 * 86_400_000) })
    .where('id', '=', first.data.id)
    .execute();
  const same = await write(site, token, journal, { submitted_on: first.data.submitted_on });
  expect(same.status).toBe(409);
  expect((await write(site, token, journal, { submitted_on: dayAgo(site, 190) })).status).toBe(200);
});

test('more than ten a day', async () => {
  const { token } = await site.user();
  const journals = await Promise.all(Array.from({ length: 11 }, () => putJournal(site.core.db)));
  const answers: number[] = [];
  for (const journal of journals) answers.push((await write(site, token, journal)).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('what is somebody else’s is not there', async () => {
  const [owner, other] = [await site.user(), await site.user()];
  const id = await putExperience(site, {
    ...{ journal_id: await putJournal(site.core.db), user_id: owner.id, status: 1 },
  });
  const { token } = other;
  const answers = [
    await site.call('GET /magazine/experience/mine/:id', { token, params: { id } }),
    await site.call('POST /magazine/experience/edit/:id', {
      ...{ token, params: { id }, body: { revision: 1, ...told(site) } },
    }),
    await site.call('POST /magazine/experience/withdraw/:id', {
      token,
      params: { id },
      body: { revision: 1 },
    }),
    await site.call('POST /magazine/experience/useful/:id', {
      token,
      params: { id },
      body: { useful: true },
    }),
    await site.call('POST /magazine/experience/report/:id', {
      ...{ token, params: { id }, body: { reason: 'untrue' as const } },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
