import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { reminderAt } from './days';
import { dayAt, deadline, diaryAreas, written } from './testing/diary';

let site: TestApp;
let both: SecondProcess;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas] });
  both = await secondProcess(site);
});
afterAll(async () => {
  await both.close();
  await site.close();
});

const rounds = Array.from({ length: repeats }, (_, n) => n);

/** Titles of what somebody was told. */
const told = async (userId: number) =>
  (await site.core.db.selectFrom('messages').select('title').where('user_id', '=', userId).execute()).length;

/** From now to ten in the morning of the day in so many days. */
const until = (days: number) => reminderAt(dayAt(site, days), 0).getTime() + 3_600_000 - site.clock.now();

test('two processes remind of each deadline once', async () => {
  const { id, token } = await site.user();
  for (let n = 0; n < 3; n += 1) {
    const made = await written(site, token, { sentAgo: 3 });
    for (let m = 0; m < 12; m += 1) await deadline(site, token, made.id, { ahead: 9, remind: 1 });
  }
  await both.runTwice('diary.remind', until(8));
  await both.runTwice('diary.remind', until(8));
  expect(await told(id)).toBe(36);
});

test('who ticks a deadline off while it is due is either told before, or not at all', async () => {
  for (const round of rounds) {
    const { id, token } = await site.user();
    const made = await written(site, token, { sentAgo: 3 });
    const { data } = await deadline(site, token, made.id, { ahead: 9, remind: 1 });
    const line = data.deadlines[0];
    await race(
      round,
      () =>
        site.call('POST /diary/deadline/edit/:id', {
          token,
          params: { id: line?.id ?? 0 },
          body: { title: '返修截止', day: dayAt(site, 9), remind_days: 1, done: true },
        }),
      () => both.runTwice('diary.remind', until(8)),
    );
    const row = await site.core.db
      .selectFrom('diary_deadlines')
      .select(['reminded_at', 'done_at'])
      .where('id', '=', line?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(row.done_at).not.toBeNull();
    expect(await told(id)).toBe(row.reminded_at === null ? 0 : 1);
    await both.runTwice('diary.remind', until(8));
    expect(await told(id)).toBe(row.reminded_at === null ? 0 : 1);
  }
});
