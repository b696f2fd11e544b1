import { issnOf } from '@harbor/contract/journal-numbers';
import { disturbFrom } from '../../base/messages/quiet';
import { type JournalDesk, openJournalDesk } from '../journal-desk/testing/desk';
import { alertAreas, collected, tellAll, timesTold } from './testing/alerts';

let desk: JournalDesk;
beforeAll(async () => {
  desk = await openJournalDesk(alertAreas);
});
afterAll(() => desk.site.close());

test('in somebody’s quiet hours the message lies in their box at once, and its mail waits for the morning', async () => {
  const { site } = desk;
  const { db } = site.core;
  const issn = issnOf('2700001');
  await desk.imported(`刊名,ISSN,收录\nQuiet Letters,${issn},ESCI\n`);
  const { id } = await db.selectFrom('journals').select('id').executeTakeFirstOrThrow();
  const ann = await site.user();
  await collected(site, ann.token, id);
  const now = new Date(site.clock.now());
  const hour = (now.getUTCHours() + 8) % 24;
  const quiet = { quiet: true, quiet_from: hour * 60, quiet_to: ((hour + 3) % 24) * 60 };
  await db
    .insertInto('message_settings')
    .values({ user_id: ann.id, ...quiet, by_mail: ['journal'], updated_at: now })
    .execute();
  await db
    .insertInto('mail_addresses')
    .values({ user_id: ann.id, address: 'a@harbor.test', address_key: 'a@harbor.test', confirmed_at: now })
    .execute();
  await desk.imported(`刊名,ISSN,收录\nQuiet Letters,${issn},SCIE\n`);
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(1);
  const mails = await db.selectFrom('mails').select('next_at').where('user_id', '=', ann.id).execute();
  expect(mails).toEqual([{ next_at: disturbFrom(quiet, now) }]);
  expect(disturbFrom(quiet, now).getTime()).toBeGreaterThan(now.getTime());
});
