import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { insertRow, updateRows } from '../../../db/rows';
import type { TestApp } from '../../../testing/app';
import { newSession } from '../../../testing/users';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { examined, handIn, rightAnswers, start } from '../exams/testing/exams';
import { gatherNewNotes, remindOfReview } from './remind';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['exams', 'review', 'certificates', 'messages', 'lessons', 'forum']);
});
afterAll(() => site.close());

const day = 86_400_000;
const list = (token: string, query: object = {}) =>
  site.call('GET /review/list', { token, query: query as never });
const item = (token: string, id: number) => site.call('GET /review/item/:id', { params: { id }, token });

/** Moves the clock to an hour of the next day in Beijing. */
function toHour(hour: number): void {
  const now = site.clock.now();
  const midnight = Math.floor((now + 8 * 3_600_000) / day) * day - 8 * 3_600_000;
  site.clock.advance(midnight + day + hour * 3_600_000 - now);
}

/** A learner who answered one question wrong and one half, and wrote a note at a second of a lesson. */
async function learning() {
  const one = await examined(site);
  const at = new Date(site.clock.now());
  const { id: chapter } = await site.core.db
    .insertInto('course_chapters')
    .values({ course_id: one.course, title: '第一章', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lesson } = await site.core.db
    .insertInto('lessons')
    .values({
      ...{ course_id: one.course, chapter_id: chapter, title: '置信区间怎么读', status: 1, seconds: 600 },
      ...{ created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(site.core.db, 'course_texts', {
    ...{ course_id: one.course, kind: 'note', lesson_id: lesson, at_seconds: 512, user_id: one.id },
    ...{ content: '图注要能离开正文独立读懂', status: 1, is_public: false, created_at: at, updated_at: at },
  });
  const attempt = (await start(site, one.token, one.exam)).data.attempt_id;
  const right = (await rightAnswers(site, attempt)).filter(({ place }) => place > 2 && place < 5);
  await handIn(site, one.token, attempt, [
    { place: 1, answer: ['C'], version: 1 },
    { place: 2, answer: ['A'], version: 1 },
    ...right,
  ]);
  return { ...one, lesson };
}

test('wrong questions and notes come into one list, are due tomorrow, and go the way of their grades', async () => {
  toHour(9);
  const { id: userId, lesson } = await learning();
  let token = await newSession(site, userId);
  const before = (await list(token)).data;
  expect([before.total, before.summary.due]).toEqual([0, 0]);
  // A short answer that was left empty is wrong too.
  expect(before.summary).toMatchObject({ questions: 3, notes: 1, streak: 0 });
  expect(before.summary.ahead.map(({ count }) => count).slice(0, 3)).toEqual([0, 4, 0]);
  toHour(9);
  token = await newSession(site, userId);
  const { data: due } = await list(token);
  expect([due.total, due.summary.minutes]).toEqual([4, 4]);
  const note = due.data.find(({ kind }) => kind === 'note');
  expect(note?.lesson).toEqual({ lesson_id: lesson, title: '置信区间怎么读', number: 1, at_seconds: 512 });
  const question = due.data.find(({ title }) => title.startsWith('第') && title !== note?.title);
  const { data: shown } = await item(token, question?.id ?? 0);
  expect(shown.next.map(({ label }) => label)).toEqual(['忘了', '有些模糊', '记得', '很轻松']);
  expect(shown.question?.explanation).toBeTruthy();

  const single = due.data.find(({ kind_text }) => kind_text === '单选')?.id ?? 0;
  const retry = (answer: string[]) =>
    site.call('POST /review/retry/:id', { params: { id: single }, body: { answer }, token });
  expect((await retry(['A'])).data).toMatchObject({ verdict: 'wrong', right: ['B'], suggested: 1 });
  expect((await retry(['B'])).data).toMatchObject({ verdict: 'right', suggested: 3 });
  const grade = (reps: number) =>
    site.call('POST /review/grade/:id', { params: { id: single }, body: { grade: 3, reps }, token });
  const good = shown.next.find(({ grade: which }) => which === 3)?.due_at;
  expect((await grade(0)).data).toMatchObject({ reps: 1, due: false, due_at: good, last_grade_text: '记得' });
  // Pressed twice: reviewed once.
  expect((await grade(0)).data).toMatchObject({ reps: 1, due_at: good });
  const after = (await list(token)).data;
  expect(after.summary).toMatchObject({ due: 3, done_today: 1, streak: 1 });
  expect((await list(token, { tab: 'done' })).data.data.map(({ id }) => id)).toEqual([single]);
  await site.call('POST /review/remove/:id', { params: { id: note?.id ?? 0 }, token });
  expect((await list(token, { tab: 'removed' })).data.total).toBe(1);
  expect((await list(token, { kind: 'note' })).data.total).toBe(0);
  await site.call('POST /review/restore/:id', { params: { id: note?.id ?? 0 }, token });
  // A note that was deleted is none any more.
  await updateRows(site.core.db, 'course_texts', { user_id: userId }, { status: 4 });
  expect((await list(token)).data.summary).toMatchObject({ due: 2, notes: 0 });
  const file = await site.app.inject({
    url: '/api/applet/review/export',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.body).toContain('# 错题与复习');
});

test('what is on the same subject: posts of the forum and services, by the question’s word', async () => {
  const { id: userId } = await learning();
  const token = await newSession(site, userId);
  const { data } = await list(token, { tab: 'ahead' });
  const { data: shown } = await item(token, data.data[0]?.id ?? 0);
  expect(shown.related).toEqual({ topics: [], services: expect.any(Array) });
});

test('a reminder comes once a day, at the chosen hour, not in quiet hours, and not for nothing', async () => {
  toHour(7);
  const { id: userId } = await learning();
  const count = async () => {
    await remindOfReview(site.core);
    const rows = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', userId)
      .where('title', 'like', '今天有%')
      .execute();
    return rows.map(({ title }) => title);
  };
  await gatherNewNotes(site.core);
  let token = await newSession(site, userId);
  const set = (hour: number, remind = true) =>
    site.call('POST /review/settings', { body: { remind, hour }, token });
  await set(9);
  site.clock.advance(3 * 3_600_000);
  // Nothing is due on the first day.
  expect(await count()).toEqual([]);
  toHour(8);
  expect(await count()).toEqual([]);
  site.clock.advance(2 * 3_600_000);
  expect(await count()).toEqual(['今天有 4 项要复习']);
  expect(await count()).toHaveLength(1);
  toHour(10);
  token = await newSession(site, userId);
  await insertRow(site.core.db, 'message_settings', {
    ...{ user_id: userId, quiet: true, quiet_from: 9 * 60, quiet_to: 12 * 60, updated_at: new Date() },
  } as never);
  expect(await count()).toHaveLength(1);
  site.clock.advance(2 * 3_600_000);
  expect(await count()).toHaveLength(2);
  toHour(20);
  token = await newSession(site, userId);
  await set(20, false);
  expect(await count()).toHaveLength(2);
});

test('what belongs to a course that was given back is hidden, and is there again with its dates once it is bought again', async () => {
  toHour(9);
  const { id: userId, course, exam } = await learning();
  const token = await newSession(site, userId);
  const [first] = (await list(token, { tab: 'ahead' })).data.data;
  const total = (await list(token, { tab: 'ahead' })).data.total;
  expect(total).toBe(4);
  const giveBack = () =>
    site.core.db
      .updateTable('enrolments')
      .set({ status: enrolmentStatus.refunded, ended_at: new Date(site.clock.now()) })
      .where('user_id', '=', userId)
      .where('course_id', '=', course)
      .execute();
  await giveBack();
  expect((await list(token, { tab: 'ahead' })).data).toMatchObject({
    ...{ total: 0, summary: { questions: 0, notes: 0, courses: [] } },
  });
  const id = first?.id ?? 0;
  expect((await item(token, id)).status).toBe(404);
  const grade = { params: { id }, body: { grade: 3 as const, reps: 0 }, token };
  expect((await site.call('POST /review/grade/:id', grade)).status).toBe(404);
  const exported = await site.app.inject({
    url: '/api/applet/review/export',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(exported.body).not.toContain('测试题');
  const result = await site.call('GET /examination/result/:id', { params: { id: exam }, token });
  expect([result.data.shows, result.data.review.total]).toEqual([false, 0]);
  // Nobody is reminded of it either.
  toHour(21);
  await remindOfReview(site.core);
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', userId)
    .where('title', 'like', '今天有%')
    .execute();
  expect(told).toEqual([]);
  await paidCourse(site, await newSession(site, userId), course);
  const back = (await list(await newSession(site, userId))).data;
  expect([back.total, back.data.some((one) => one.id === id && one.due_at === first?.due_at)]).toEqual([
    4,
    true,
  ]);
});
