import type { TestApp } from '../../../testing/app';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { school } from '../videos/testing/school';

let site: TestApp;
let made: Awaited<ReturnType<typeof school>>;
let author: { id: number; token: string };
let other: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk']);
  made = await school(site.core);
  [author, other] = [await site.user({ nickname: '陈小雨' }), await site.user({ nickname: '何暮' })];
  for (const { token } of [author, other]) await paidCourse(site, token, made.course);
});
afterAll(() => site.close());

const talk = (setting: number) =>
  site.core.db
    .updateTable('courses')
    .set({ is_allow_comment: setting })
    .where('id', '=', made.course)
    .execute();

test('a review is of somebody who has the course, one of a person, and without their whole name', async () => {
  const stranger = await site.user();
  const write = (token: string, stars: number, content: string) =>
    site.call('POST /course/comment', { body: { course_id: made.course, stars, content }, token });
  expect((await write(stranger.token, 5, '很好')).status).toBe(403);
  await write(author.token, 3, '先写一条');
  const { data } = await write(author.token, 5, '每讲都有自查表，改稿时再看一遍。');
  await write(other.token, 4, '例子再多些就好了。');
  const list = await site.call('GET /course/:id/comment', { params: { id: made.course }, query: {} });
  expect(list.data.total).toBe(2);
  expect(list.data.data.map(({ author: by }) => by.name).sort()).toEqual(['何**', '陈**']);
  expect((await site.call('GET /course/:id/info', { params: { id: made.course } })).data.info).toMatchObject({
    score: 4.5,
    comments: 2,
  });
  expect(
    (await site.call('DELETE /course/comment/:id', { params: { id: data.comment.id }, token: other.token }))
      .status,
  ).toBe(404);
  expect(
    (await site.call('DELETE /course/comment/:id', { params: { id: data.comment.id }, token: author.token }))
      .status,
  ).toBe(200);
  expect((await site.call('GET /course/:id/info', { params: { id: made.course } })).data.info).toMatchObject({
    score: 4,
    comments: 1,
  });
});

test('a discussion is answered, its asker told; where the team looks first, nobody reads it before', async () => {
  const say = (token: string, more: object) =>
    site.call('POST /course/discuss', {
      body: { course_id: made.course, content: '第二把尺子能不能省？', ...more },
      token,
    });
  const { data } = await say(author.token, { lesson_id: made.paid, at_seconds: 45 });
  const id = data.discuss?.id ?? 0;
  const reply = await say(other.token, { parent_id: id, content: '不能，少了变量就不是问题。' });
  const seen = () => site.call('GET /course/:id/discuss', { params: { id: made.course }, query: {} });
  expect((await seen()).data.data[0]).toMatchObject({ at_seconds: 45, lesson_number: 3, reply_count: 1 });
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', author.id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('回复了您的课程讨论');

  await talk(2);
  const waiting = await say(author.token, { content: '先审后发的一条' });
  expect(waiting.data.message).toContain('审核后公开');
  expect((await seen()).data.total).toBe(1);
  const mine = await site.call('GET /course/:id/discuss', {
    params: { id: made.course },
    query: {},
    token: author.token,
  });
  expect(mine.data.total).toBe(2);
  const staff = await site.user({ roles: ['moderator'] });
  const decide = (textId: number, body: object) =>
    site.call('POST /staff/course/text/:id', {
      params: { id: textId },
      body: body as never,
      token: staff.token,
    });
  expect((await decide(waiting.data.discuss?.id ?? 0, { act: 'pass' })).data.status_text).toBe('已公开');
  expect((await seen()).data.total).toBe(2);
  await talk(0);
  expect((await say(author.token, {})).status).toBe(409);
  await talk(1);

  const report = (token: string) =>
    site.call('POST /course/report/:id', { params: { id }, body: { reason: 'off_topic' }, token });
  expect([
    (await report(author.token)).status,
    (await report(other.token)).status,
    (await report(other.token)).status,
  ]).toEqual([409, 200, 409]);
  expect((await decide(id, { act: 'hide' })).status).toBe(422);
  expect((await decide(id, { act: 'hide', reason: '与课程无关' })).data.status_text).toBe('已隐藏');
  expect((await seen()).data.total).toBe(1);
  for (const [textId, token, status] of [
    [id, other.token, 404],
    [reply.data.reply?.id ?? 0, author.token, 404],
    [id, author.token, 200],
  ] as const)
    expect((await site.call('DELETE /course/discuss/:id', { params: { id: textId }, token })).status).toBe(
      status,
    );
});

test('a note is its writer’s alone until they open it, and goes into a file by lesson and second', async () => {
  const write = (at: number, content: string, isPublic?: boolean) =>
    site.call('POST /course/notes', {
      body: {
        course_id: made.course,
        lesson_id: made.paid,
        at_seconds: at,
        content,
        ...(isPublic !== undefined && { is_public: isPublic }),
      },
      token: author.token,
    });
  const own = await write(75, '# 只给自己看');
  const open = await write(12, '公开的一条', true);
  const read = (token?: string) =>
    site.call('GET /course/:id/notes', { params: { id: made.course }, query: {}, ...(token && { token }) });
  expect((await read()).data.data.map(({ content }) => content)).toEqual(['公开的一条']);
  expect((await read(author.token)).data.counts).toMatchObject({ all: 2, mine: 2 });
  const like = () =>
    site.call('PATCH /course/notes/:id/like', { params: { id: open.data.note.id }, token: other.token });
  expect([(await like()).data, (await like()).data]).toEqual([
    { liked: true, likes: 1 },
    { liked: false, likes: 0 },
  ]);
  expect(
    (
      await site.call('PATCH /course/notes/:id/like', {
        params: { id: own.data.note.id },
        token: other.token,
      })
    ).status,
  ).toBe(404);
  for (const call of ['DELETE /course/notes/:id', 'PATCH /course/notes/:id'] as const)
    expect(
      (
        await site.call(call, {
          params: { id: own.data.note.id },
          body: (call[0] === 'P' ? { content: '改' } : undefined) as never,
          token: other.token,
        })
      ).status,
    ).toBe(404);
  const file = await site.app.inject({
    url: `/api/applet/course/${made.course}/notes/export`,
    headers: { authorization: `Bearer ${author.token}` },
  });
  expect(file.headers['content-type']).toContain('text/markdown');
  const at = file.body.indexOf('[0:12]');
  expect([at > 0, file.body.indexOf('[1:15]') > at, file.body.includes('\\# 只给自己看')]).toEqual([
    true,
    true,
    true,
  ]);
});
