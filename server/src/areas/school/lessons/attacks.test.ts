import { courseTalk } from '@harbor/contract/course-text';
import type { TestApp } from '../../../testing/app';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { school } from '../videos/testing/school';

let site: TestApp;
let made: Awaited<ReturnType<typeof school>>;
let learner: { id: number; token: string };
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk'], { env: { HARBOR_LIMITS: 'production' } });
  made = await school(site.core);
  learner = await site.user({ nickname: '陈小雨' });
  staff = await site.user({ roles: ['moderator'] });
  await paidCourse(site, learner.token, made.course);
});
afterAll(() => site.close());
beforeEach(() => site.clock.advance(61_000));

const comment = (content: string, token = learner.token) =>
  site.call('POST /course/comment', { body: { course_id: made.course, stars: 1, content }, token });
const decide = (id: number, act: 'pass' | 'hide') =>
  site.call('POST /staff/course/text/:id', {
    params: { id },
    body: { act, ...(act === 'hide' && { reason: '用语不当' }) },
    token: staff.token,
  });
const shown = async () =>
  (await site.call('GET /course/:id/comment', { params: { id: made.course }, query: {} })).data.data.length;

test('a review that the team hid does not come back by being written again, nor by being deleted first', async () => {
  const first = (await comment('第一遍')).data.comment.id;
  expect(await shown()).toBe(1);
  await decide(first, 'hide');
  const again = await comment('第二遍');
  expect([again.data.message, await shown()]).toEqual(['评价已发布，审核后公开', 0]);
  // Once more, while nobody has looked.
  const third = (await comment('第三遍')).data.comment.id;
  expect(await shown()).toBe(0);
  await site.call('DELETE /course/comment/:id', { params: { id: third }, token: learner.token });
  const last = (await comment('第四遍')).data.comment.id;
  expect(await shown()).toBe(0);
  await decide(last, 'pass');
  expect(await shown()).toBe(1);
  // What was looked at and let through is trusted again.
  await comment('第五遍');
  expect(await shown()).toBe(1);
});

const note = (token: string, lesson: number, more: object = {}) =>
  site.call('POST /course/notes', {
    body: { course_id: made.course, lesson_id: lesson, at_seconds: 3, content: '一条笔记', ...more },
    token,
  });
const change = (token: string, id: number, body: object) =>
  site.call('PATCH /course/notes/:id', { params: { id }, body, token });

test('who only tries a lesson writes for themselves alone, and within the lesson', async () => {
  const visitor = await site.user();
  const own = await note(visitor.token, made.tried);
  expect(own.status).toBe(200);
  expect((await note(visitor.token, made.tried, { is_public: true })).status).toBe(403);
  expect((await change(visitor.token, own.data.note.id, { is_public: true })).status).toBe(403);
  expect((await note(learner.token, made.paid, { at_seconds: 86_000 })).status).toBe(422);
  expect((await note(learner.token, made.paid, { is_public: true })).status).toBe(200);
});

test('words that are refused do not get in by an edit, and come public only after they were looked at', async () => {
  const bad = '代写论文，加微信 xuezi8888';
  const own = (await note(learner.token, made.paid, { content: bad })).data.note.id;
  expect((await change(learner.token, own, { is_public: true })).status).toBe(422);
  const open = (await note(learner.token, made.paid, { is_public: true })).data.note.id;
  expect((await change(learner.token, open, { content: bad })).status).toBe(422);
  // Two edits at once: one opens what the other makes bad.
  const turns = Array.from({ length: 12 }, (_, n) =>
    change(
      learner.token,
      own,
      n % 2 ? { content: '好的一条', is_public: true } : { content: bad, is_public: false },
    ),
  );
  await Promise.all(turns);
  const { rows } = await site.core.pool.query(
    'select 1 from course_texts where is_public and status = 1 and content like $1',
    ['%代写%'],
  );
  expect(rows).toEqual([]);
  await site.core.db
    .updateTable('courses')
    .set({ is_allow_comment: courseTalk.before })
    .where('id', '=', made.course)
    .execute();
  await change(learner.token, open, { content: '改过的一条' });
  const read = await site.call('GET /course/:id/notes', { params: { id: made.course }, query: {} });
  expect(read.data.data.map(({ content }) => content)).not.toContain('改过的一条');
  await site.core.db
    .updateTable('courses')
    .set({ is_allow_comment: courseTalk.after })
    .where('id', '=', made.course)
    .execute();
});

test('what is refused takes nothing of the day’s writing', async () => {
  const stranger = await site.user();
  await paidCourse(site, stranger.token, made.course);
  const counted = async () => {
    const { rows } = await site.core.pool.query(
      "select 1 from rate_counts where key like '%course.text:u' || $1 || '%' or key like '%course.report:u' || $1 || '%'",
      [stranger.id],
    );
    return rows.length;
  };
  expect(
    (
      await site.call('POST /course/discuss', {
        body: { course_id: made.course, content: '代写论文，加微信 xuezi8888' },
        token: stranger.token,
      })
    ).status,
  ).toBe(422);
  expect(
    (
      await site.call('POST /course/discuss', {
        body: { course_id: made.course, parent_id: 999_999, content: '没有这条讨论' },
        token: stranger.token,
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await site.call('POST /course/report/:id', {
        params: { id: 999_999 },
        body: { reason: 'ad' },
        token: stranger.token,
      })
    ).status,
  ).toBe(404);
  expect(await counted()).toBe(0);
  await comment('写得清楚', stranger.token);
  expect(await counted()).toBe(1);
});

test('likes and reviews at once are one of a person', async () => {
  const [one, two] = [await site.user(), await site.user()];
  for (const { token } of [one, two]) await paidCourse(site, token, made.course);
  const written = await Promise.all(Array.from({ length: 4 }, (_, n) => comment(`并发 ${n}`, one.token)));
  expect(written.every(({ status }) => status < 500)).toBe(true);
  const { rows } = await site.core.pool.query(
    "select id from course_texts where user_id = $1 and kind = 'comment' and status <> 4",
    [one.id],
  );
  expect(rows).toHaveLength(1);
  const id = Number(rows[0]?.id);
  await Promise.all(
    Array.from({ length: 6 }, () =>
      site.call('PATCH /course/comment/:id/like', { params: { id }, body: { like: true }, token: two.token }),
    ),
  );
  const { likes } = await site.core.db
    .selectFrom('course_texts')
    .select('likes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(likes).toBe(1);
});

test('a shorter recording is not completed by seconds that it does not have', async () => {
  await site.core.db
    .insertInto('lesson_progress')
    .values({
      ...{
        user_id: learner.id,
        lesson_id: made.paid,
        course_id: made.course,
        seen: '{[200,400)}',
        seconds: 200,
      },
      ...{ granted: '{[0,420)}', position_at: null, completed_at: null },
      reported_at: new Date(site.clock.now()),
    })
    .execute();
  const { data, msg } = await site.call('PATCH /course/:id/schedule', {
    params: { id: made.course },
    body: {
      ...{ video_id: made.paid, position: 1, segments: [[0, 1]] as [number, number][] },
      client_at: new Date(site.clock.now()).toISOString(),
    },
    token: learner.token,
  });
  expect([msg, data]).toMatchObject(['成功', { completed: false, percent: 0 }]);
});
