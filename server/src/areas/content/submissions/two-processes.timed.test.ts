import { submissionStatus as s } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../../testing/app';
import { repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { addHeld, addTemplate } from '../../trade/coupons/testing/coupons';
import { copiesOfSubmission, putStatus, submitted } from './testing/manuscripts';

let site: TestApp;
let both: SecondProcess;
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'vault', 'coupons'] });
  both = await secondProcess(site);
});
afterAll(async () => {
  await both.close();
  await site.close();
});

const day = 24 * 3_600_000;
const once = Array.from({ length: repeats }, () => 1);
const within = (ms: number) => new Date(site.clock.now() + ms);

/** How often somebody was told something about each submission. */
async function told(ids: number[], title: string): Promise<number[]> {
  const rows = await site.core.db
    .selectFrom('messages')
    .select('obj_id')
    .where('obj_id', 'in', ids)
    .where('title', '=', title)
    .execute();
  return ids.map((id) => rows.filter(({ obj_id }) => Number(obj_id) === id).length);
}

test('an author who is to answer is reminded once, and the submission closes once', async () => {
  const { token } = await site.user();
  const { id } = await submitted(site, token);
  await putStatus(site, id, s.needsAuthor, { due_at: within(7 * day) });
  const ids = await copiesOfSubmission(site, id, repeats);
  await both.runTwice('submissions.remind', 6 * day);
  expect(await told(ids, '投稿资料即将到期')).toEqual(once);
  await both.runTwice('submissions.lapse', 8 * day);
  expect(await told(ids, '投稿已自动关闭')).toEqual(once);
  const lines = await site.core.db
    .selectFrom('submission_lines')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .execute();
  expect(lines.map(({ submission_id }) => submission_id).sort()).toEqual([...ids].sort());
});

test('a coupon ends once, and its holder is reminded of it once', async () => {
  const template_id = await addTemplate(site.core.db);
  const people = await Promise.all(once.map(() => site.user()));
  const ids = await Promise.all(
    people.map(({ id }) => addHeld(site.core.db, id, { template_id, expire_at: within(2 * day) })),
  );
  const { db } = site.core;
  const times = (of: number[], found: number[]) => of.map((id) => found.filter((one) => one === id).length);
  await both.runTwice('coupons.remind', 0);
  const messages = await db.selectFrom('messages').select('user_id').where('link', '=', '/coupon/').execute();
  expect(
    times(
      people.map(({ id }) => id),
      messages.map(({ user_id }) => Number(user_id)),
    ),
  ).toEqual(once);
  await both.runTwice('coupons.expire', 3 * day);
  const ended = await db
    .selectFrom('coupon_history')
    .select('coupon_id')
    .where('event', '=', 'expire')
    .execute();
  expect(
    times(
      ids,
      ended.map(({ coupon_id }) => coupon_id),
    ),
  ).toEqual(once);
});
