import { type TestApp, testApp } from '../../../testing/app';
import { coreAt } from '../../../testing/core-at';
import { dayInChinese, plusDays, reminderAt, today } from './days';
import { remindOfDeadlines } from './reminders';
import { dayAt, deadline, diaryAreas, step, written } from './testing/diary';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas] });
});
afterAll(() => site.close());

/** What somebody was told. */
const told = async (userId: number) =>
  await site.core.db
    .selectFrom('messages')
    .select(['title', 'body', 'link', 'kind', 'sub'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Runs the reminders as they would run at ten in the morning so many days from today. */
const run = (days: number) =>
  remindOfDeadlines(coreAt(site.core, reminderAt(dayAt(site, days), 0).getTime() + 3_600_000));

async function sent() {
  const person = await site.user();
  const { id } = await written(site, person.token, { sentAgo: 30 });
  return { ...person, manuscript: id };
}

test('a reminder goes out on its morning, once, with the days that are left', async () => {
  const { token, id, manuscript } = await sent();
  await deadline(site, token, manuscript, { ahead: 10, remind: 3 });
  await run(6);
  expect(await told(id)).toEqual([]);
  await run(7);
  await run(7);
  await run(8);
  expect(await told(id)).toEqual([
    {
      title: '返修截止：还有 3 天',
      body: `《镁合金低温变形的相场计算》的“返修截止”截止于${dayInChinese(dayAt(site, 10))}。完成后请在进度本里勾选，便不再提醒。`,
      link: `/querytool/diary/${manuscript}`,
      kind: 4,
      sub: 55,
    },
  ]);
});

test('what is done, deleted, moved, ended or past reminds of nothing', async () => {
  const { token, id, manuscript } = await sent();
  const add = async (title: string) => {
    const { data } = await deadline(site, token, manuscript, { ahead: 10, remind: 3, title });
    return data.deadlines.find((one) => one.title === title)?.id ?? 0;
  };
  const [done, gone, moved, silent] = [
    await add('做完'),
    await add('删掉'),
    await add('推迟'),
    await add('不提醒'),
  ];
  const edit = (one: number, body: { title: string; ahead: number; remind: number | null; done?: boolean }) =>
    site.call('POST /diary/deadline/edit/:id', {
      token,
      params: { id: one },
      body: {
        title: body.title,
        day: dayAt(site, body.ahead),
        remind_days: body.remind,
        done: body.done ?? false,
      },
    });
  await edit(done, { title: '做完', ahead: 10, remind: 3, done: true });
  await site.call('POST /diary/deadline/delete/:id', { token, params: { id: gone } });
  await edit(moved, { title: '推迟', ahead: 40, remind: 3 });
  await edit(silent, { title: '不提醒', ahead: 10, remind: null });
  await run(7);
  expect(await told(id)).toEqual([]);
  await add('过期');
  await run(20);
  expect(await told(id)).toEqual([]);
  await step(site, token, manuscript, 'reject', 1);
  await run(37);
  expect(await told(id)).toEqual([]);
});

test('a refusal that is taken back, and another journal, wake what is still ahead', async () => {
  const { token, id, manuscript } = await sent();
  await deadline(site, token, manuscript, { ahead: 10, remind: 3 });
  const { data } = await step(site, token, manuscript, 'reject', 1);
  await site.call('POST /diary/step/undo/:id', { token, params: { id: data.rounds[0]?.steps[0]?.id ?? 0 } });
  await run(7);
  expect((await told(id)).map(({ title }) => title)).toEqual(['返修截止：还有 3 天']);
});

test('another day reminds anew; new words for the same day do not', async () => {
  const { token, id, manuscript } = await sent();
  const { data } = await deadline(site, token, manuscript, { ahead: 10, remind: 3 });
  const line = data.deadlines[0]?.id ?? 0;
  const edit = (title: string, ahead: number) =>
    site.call('POST /diary/deadline/edit/:id', {
      token,
      params: { id: line },
      body: { title, day: dayAt(site, ahead), remind_days: 3, done: false },
    });
  await run(7);
  await edit('返修最后一天', 10);
  await run(8);
  expect(await told(id)).toHaveLength(1);
  await edit('返修最后一天', 30);
  await run(27);
  expect((await told(id)).map(({ title }) => title)).toEqual([
    '返修截止：还有 3 天',
    '返修最后一天：还有 3 天',
  ]);
});

test('a long title fits a message', async () => {
  const { token, id, manuscript } = await sent();
  await deadline(site, token, manuscript, { ahead: 3, remind: 1, title: '长'.repeat(60) });
  await run(2);
  const [message] = await told(id);
  expect([...(message?.title ?? '')].length).toBeLessThanOrEqual(60);
  expect(message?.title).toMatch(/…：还有 1 天$/);
});

test('whoever turned the diary’s messages off is told nothing', async () => {
  const { token, id, manuscript } = await sent();
  await site.core.db
    .insertInto('message_settings')
    .values({ user_id: id, muted: ['diary'], updated_at: new Date(site.clock.now()) })
    .execute();
  await deadline(site, token, manuscript, { ahead: 3, remind: 0 });
  await run(3);
  expect(await told(id)).toEqual([]);
});

test('days of Beijing: nine in the morning, over the ends of months and of a leap February', () => {
  expect(reminderAt('2028-03-01', 1).toISOString()).toBe('2028-02-29T01:00:00.000Z');
  expect(today(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
});
