import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { journalExperiences } from './personal-data';
import { experienceAreas, putExperience, read } from './testing/experiences';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
});
afterAll(() => site.close());

test('a journal that an undone import takes away takes its experiences along', async () => {
  const { id: userId } = await site.user();
  const { db } = site.core;
  const journal = await putJournal(db);
  const id = await putExperience(site, { journal_id: journal, user_id: userId, status: 2 });
  await db.deleteFrom('journals').where('id', '=', journal).execute();
  expect(await db.selectFrom('journal_experiences').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('whoever leaves takes what they told and counted along', async () => {
  const [leaving, other] = [await site.user(), await site.user()];
  const { db } = site.core;
  const journal = await putJournal(db);
  const own = await putExperience(site, { journal_id: journal, user_id: leaving.id, status: 2 });
  const id = await putExperience(site, { journal_id: journal, user_id: other.id, status: 2 });
  const { token } = leaving;
  await site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful: true } });
  await site.call('POST /magazine/experience/report/:id', {
    token,
    params: { id },
    body: { reason: 'other' },
  });
  const kept = await journalExperiences.query(leaving.id).execute(db);
  expect(kept.rows.map(({ kind }) => kind).sort()).toEqual(['举报', '写的经验', '标为有用']);
  expect(kept.rows.find(({ kind }) => kind === '举报')).toMatchObject({ reason: '其他问题' });
  await db
    .transaction()
    .execute(async (trx) => void (await journalExperiences.erase?.(site.core, trx, leaving.id)));
  expect((await journalExperiences.query(leaving.id).execute(db)).rows).toEqual([]);
  expect(await db.selectFrom('journal_experiences').select('id').where('id', '=', own).execute()).toEqual([]);
  expect(await getRow(db, 'journal_experiences', { id }, ['useful', 'reports', 'reported_at'])).toEqual({
    useful: 0,
    reports: 0,
    reported_at: null,
  });
});

test('nobody reads what was told by somebody who has left, whoever read it while they left', async () => {
  const { id: userId } = await site.user();
  const { core } = site;
  const journal = await putJournal(core.db);
  await putExperience(site, { journal_id: journal, user_id: userId, status: 2 });
  await core.db.transaction().execute(async (trx) => {
    await journalExperiences.erase?.(core, trx, userId);
    await site.heard();
    expect((await read(site, journal)).data.total).toBe(1);
  });
  await site.heard();
  expect((await read(site, journal)).data.total).toBe(0);
});
