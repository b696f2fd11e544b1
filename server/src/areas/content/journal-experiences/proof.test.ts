import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { dayAgo, experienceAreas, write } from './testing/experiences';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
});
afterAll(() => site.close());

test('a direct submission that was sent to the journal is a proof, by name or by number', async () => {
  const journal = await putJournal(site.core.db, { name: 'Journal of Known Harbours' });
  const { issn } = await getRow(site.core.db, 'journals', { id: journal }, ['issn']);
  for (const said of ['journal of known harbours', `别的叫法（ISSN ${issn}）`]) {
    const { token, id: userId } = await site.user();
    const at = new Date(site.clock.now());
    await site.core.db
      .insertInto('submissions')
      .values({
        ...{ user_id: userId, status: 6, submission_no: `TG${userId}`, submitted_at: at },
        ...{ manuscript: JSON.stringify({}), created_at: at, updated_at: at },
        sent: JSON.stringify({ journal: said, manuscript_no: '', sent_on: dayAgo(site, 200) }),
      })
      .execute();
    expect((await write(site, token, journal)).data.proof).toBe('submission');
  }
  const { token } = await site.user();
  expect((await write(site, token, journal)).data.proof).toBeNull();
});

test('a name that two journals have proves nothing', async () => {
  const name = 'Shared Harbour Letters';
  const journal = await putJournal(site.core.db, { name });
  await putJournal(site.core.db, { name });
  const { token, id: userId } = await site.user();
  const at = new Date(site.clock.now());
  await site.core.db
    .insertInto('submissions')
    .values({
      ...{ user_id: userId, status: 6, submission_no: `TG${userId}`, submitted_at: at },
      ...{ manuscript: JSON.stringify({}), created_at: at, updated_at: at },
      sent: JSON.stringify({ journal: name, manuscript_no: '', sent_on: dayAgo(site, 200) }),
    })
    .execute();
  expect((await write(site, token, journal)).data.proof).toBeNull();
});
