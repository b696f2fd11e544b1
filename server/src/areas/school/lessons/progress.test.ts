import type { TestApp } from '../../../testing/app';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { addLessons, fetched, school } from '../videos/testing/school';
import { lessonCompleted } from './events';

let site: TestApp;
const completed: { userId: number; lessonId: number }[] = [];
beforeAll(async () => {
  lessonCompleted
    .handledBy((_trx, { userId, lessonId }) => void completed.push({ userId, lessonId }))
    .connect();
  site = await tradeSite(['lessons', 'videos']);
});
afterAll(() => site.close());

/** Somebody who has a course, with the keys of a lesson's minutes. */
async function learner(minutes = 3) {
  const made = await school(site.core);
  const user = await site.user();
  await paidCourse(site, user.token, made.course);
  const { data } = await site.call('GET /course/:id/video', {
    params: { id: made.course },
    query: { lesson: String(made.paid) as never },
    token: user.token,
  });
  const keys = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        fetched(site, `/api/applet/video/${made.paid}/key/${n}`, {
          token: user.token,
          ticket: data.ticket?.ticket,
        }),
      ),
    );
  await keys(minutes);
  const report = (
    segments: [number, number][],
    position: number,
    at = site.clock.now(),
    lesson = made.paid,
  ) =>
    site.call('PATCH /course/:id/schedule', {
      params: { id: made.course },
      body: {
        video_id: lesson,
        position,
        segments,
        client_at: new Date(at).toISOString(),
        device: 'desktop',
      },
      token: user.token,
    });
  return { ...made, user, report, keys };
}

test('a second counts once, at twice its speed at most, and only with its key', async () => {
  const { report, course, user, paid } = await learner(2);
  // All of it at once, as forged: five seconds of grace.
  const forged = await report([[0, 180]], 180);
  expect(forged.data).toMatchObject({ percent: 2, completed: false, cut_seconds: 175 });
  site.clock.advance(15_000);
  expect((await report([[0, 30]], 30)).data).toMatchObject({ percent: 16, cut_seconds: 0 });
  site.clock.advance(15_000);
  // The same seconds again are nothing new.
  expect((await report([[0, 30]], 30)).data.percent).toBe(16);
  site.clock.advance(15_000);
  // Half a minute passed since seconds were counted last.
  expect((await report([[30, 95]], 95)).data).toMatchObject({ percent: 52, cut_seconds: 0 });
  expect((await report([[95, 120]], 120)).data).toMatchObject({ percent: 52, cut_seconds: 25 });
  // An idle hour is no watching; the third minute's key was never given.
  site.clock.advance(3_600_000);
  expect((await report([[0, 180]], 180)).data).toMatchObject({ percent: 66, completed: false });
  const seen = await site.core.db
    .selectFrom('lesson_progress')
    .select(['seen', 'seconds'])
    .where('user_id', '=', user.id)
    .where('lesson_id', '=', paid)
    .executeTakeFirstOrThrow();
  expect(seen).toEqual({ seen: '{[0,120)}', seconds: 120 });
  const { data } = await site.call('GET /course/:id/info', { params: { id: course }, token: user.token });
  expect(data.info.own?.percent).toBe(22);
});

test('many reports at once count no more than one', async () => {
  const begun = Date.now();
  const { report, user, paid } = await learner();
  site.clock.advance(3_600_000);
  // An hour after the first key: a minute's credit at double speed, and not another one with each report.
  const answers = await Promise.all(Array.from({ length: 40 }, () => report([[0, 180]], 180)));
  // What passes while the test runs is time as well, at double speed.
  const most = 125 + 2 * Math.ceil((Date.now() - begun) / 1000);
  const percent = Math.max(...answers.map((one) => one.data.percent));
  expect(percent).toBeGreaterThanOrEqual(69);
  expect(percent).toBeLessThanOrEqual(Math.floor((most / 180) * 100));
  const { seconds } = await site.core.db
    .selectFrom('lesson_progress')
    .select('seconds')
    .where('user_id', '=', user.id)
    .where('lesson_id', '=', paid)
    .executeTakeFirstOrThrow();
  expect(seconds).toBeGreaterThanOrEqual(125);
  expect(seconds).toBeLessThanOrEqual(most);
});

test('nine tenths complete a lesson, once, and count whole for the course', async () => {
  const { report, user, paid, course } = await learner();
  for (let from = 0; from < 165; from += 15) {
    site.clock.advance(15_000);
    await report([[from, from + 15.9]], from + 15);
  }
  expect((await report([], 165)).data).toMatchObject({ completed: true, progress: 2, course_percent: 33 });
  site.clock.advance(30_000);
  await report([[160, 180]], 180);
  expect(completed.filter((one) => one.userId === user.id)).toEqual([{ userId: user.id, lessonId: paid }]);
  const { data } = await site.call('GET /cloudclassroom/list', { query: {}, token: user.token });
  expect(data.data[0]).toMatchObject({ course: { id: course }, own: { percent: 33, done_lessons: 1 } });
  expect(data.week.at(-1)?.seconds).toBeGreaterThanOrEqual(165);
});

test('the newest device has the position, and no clock that runs ahead keeps it', async () => {
  const { report } = await learner();
  const now = site.clock.now();
  await report([], 40, now);
  expect((await report([], 10, now - 60_000)).data.position).toBe(40);
  // Of tomorrow: taken as of now.
  await report([], 50, now + 86_400_000);
  site.clock.advance(1000);
  expect((await report([], 20, site.clock.now())).data.position).toBe(20);
});

test('two lessons at once share the time that passed', async () => {
  const { report, course, user, keys, paid } = await learner();
  const [second = 0] = await addLessons(site.core, course, [{}]);
  await keys(3);
  await site.core.db
    .insertInto('lesson_progress')
    .values({
      ...{ user_id: user.id, lesson_id: second, course_id: course, granted: '{[0,180)}' },
      ...{ position_at: null, completed_at: null, reported_at: new Date(site.clock.now()) },
    })
    .execute();
  site.clock.advance(60_000);
  const both = await Promise.all([
    report([[0, 120]], 120, site.clock.now(), paid),
    report([[0, 120]], 120, site.clock.now(), second),
  ]);
  const cut = both.map(({ data }) => data.cut_seconds).sort((a, b) => a - b);
  expect(cut).toEqual([0, 115]);
});

test('what somebody does not have counts nothing', async () => {
  const { course, paid } = await learner();
  const stranger = await site.user();
  const answer = await site.call('PATCH /course/:id/schedule', {
    params: { id: course },
    body: {
      video_id: paid,
      position: 1,
      segments: [[0, 1]],
      client_at: new Date(site.clock.now()).toISOString(),
    },
    token: stranger.token,
  });
  expect([answer.status, answer.data]).toMatchObject([403, { reason: 'NOT_ENTITLED' }]);
});
