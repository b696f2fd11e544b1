import { readFileSync } from 'node:fs';
import { videoLimits } from '../videos/limits';
import { type CourseDesk, openCourseDesk } from './testing/desk';

let desk: CourseDesk;
let token: string;
beforeAll(async () => {
  desk = await openCourseDesk();
  ({ token } = desk.staff);
});
afterAll(() => desk.site.close());

const fingerprint = 'a'.repeat(64);
const start = (lesson_id: number, more: object = {}) =>
  desk.site.call('POST /staff/course/video/start', {
    ...{ token, body: { lesson_id, name: '第一讲.mp4', size: 2000, fingerprint, ...more } },
  });
const act = (id: number, name: 'finish' | 'cancel') =>
  desk.site.call(`POST /staff/course/video/:id/${name}`, { token, params: { id } });
const state = async (id: number) =>
  (await desk.site.call('GET /staff/course/video/:id', { token, params: { id } })).data;

/** Sends a part of an upload to `PUT /staff/course/video/:id/part`. */
async function part(
  id: number | string,
  offset: number | string,
  bytes: Buffer,
  as: string | undefined = token,
) {
  const answer = await desk.site.app.inject({
    method: 'PUT',
    url: `/api/applet/staff/course/video/${id}/part?offset=${offset}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload: bytes,
  });
  const { data } = answer.json();
  return { status: answer.statusCode, received: data?.received, errors: data?.errors };
}

/** An upload of so many bytes that was begun, on a lesson of its own. */
async function begun(size = 2000) {
  const { id: course } = await desk.draft();
  const { id: lesson } = await desk.lesson(await desk.chapter(course));
  const { data } = await start(lesson, { size });
  return { lesson, id: data.id };
}

const a = Buffer.alloc(1200, 'a');
const b = Buffer.alloc(800, 'b');

test('a recording comes in parts, each behind the one before, goes on where it was cut off, and waits when it is whole', async () => {
  const { lesson, id } = await begun();
  expect(await part(id, 0, a)).toMatchObject({ status: 200, received: 1200 });
  expect((await act(id, 'finish')).msg).toBe('文件还没有传完');
  // Another browser with the same file goes on.
  const { data: again } = await start(lesson);
  expect([again.id, again.received, again.part_bytes]).toEqual([id, 1200, videoLimits.partBytes]);
  expect(await part(id, 1200, b)).toMatchObject({ status: 200, received: 2000 });
  expect((await act(id, 'finish')).data.status_text).toBe('等待转码');
  expect(readFileSync(desk.site.core.videos.sourceOf(id), 'latin1')).toBe(`${a}${b}`);
  expect([(await act(id, 'finish')).status, (await part(id, 2000, b)).status]).toEqual([409, 409]);
  expect((await start(lesson)).msg).toBe('这一讲的视频正在转码，请先取消');
  expect((await act(id, 'cancel')).data.status_text).toBe('已取消');
  expect((await start(lesson)).data.received).toBe(0);
});

test('a part at a wrong place, twice, or too long changes nothing, and says where to go on', async () => {
  const { id } = await begun();
  expect(await part(id, 800, b)).toMatchObject({ status: 409, received: 0 });
  await part(id, 0, a);
  expect(await part(id, 0, a)).toMatchObject({ status: 409, received: 1200 });
  expect(await part(id, 1200, Buffer.alloc(801, 'x'))).toMatchObject({
    ...{ status: 422, errors: { file: ['这一段超出了允许的大小'] } },
  });
  expect((await part(id, 1200, Buffer.alloc(0))).received).toBe(1200);
  expect((await state(id)).received).toBe(1200);
  await part(id, 1200, b);
  expect(readFileSync(desk.site.core.videos.sourceOf(id), 'latin1')).toBe(`${a}${b}`);
  expect([
    (await part(424_242, 0, a)).status,
    (await part(id, -1, a)).status,
    (await part('x', 0, a)).status,
  ]).toEqual([404, 422, 422]);
});

test('of two who send the same part at once, one is late and writes nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await begun();
    const both = await Promise.all([part(id, 0, a), part(id, 0, Buffer.alloc(1200, 'z'))]);
    expect(both.map(({ status, received }) => [status, received]).toSorted()).toEqual([
      [200, 1200],
      [409, 1200],
    ]);
    await part(id, 1200, b);
    const won = both[0]?.status === 200 ? 'a' : 'z';
    expect(readFileSync(desk.site.core.videos.sourceOf(id), 'latin1')).toBe(won.repeat(1200) + b);
  }
});

test('another file takes the place of one that was not finished, and what comes for that one is refused', async () => {
  const { lesson, id } = await begun();
  await part(id, 0, a);
  const { data: next } = await start(lesson, { name: '重录.mp4', fingerprint: 'b'.repeat(64) });
  expect([next.id === id, next.received, (await state(id)).status_text]).toEqual([false, 0, '已取消']);
  expect((await part(id, 1200, b)).status).toBe(409);
});

test.each<[string, object, string]>([
  ['a file that is no film', { name: '讲义.pdf' }, 'name'],
  ['one without an ending', { name: '第一讲' }, 'name'],
  ['an empty one', { size: 0 }, 'size'],
  ['one of more than 4 GB', { size: 4 * 1024 ** 3 + 1 }, 'size'],
])('%s is refused before a byte is sent', async (_, more, field) => {
  const { lesson } = await begun();
  expect((await start(lesson, more)).errors).toHaveProperty(field);
});

test('only who holds the right sends', async () => {
  const { id } = await begun();
  const [moderator, member] = [await desk.site.user({ roles: ['moderator'] }), await desk.site.user()];
  const answers = [
    await part(id, 0, a, moderator.token),
    await part(id, 0, a, member.token),
    await part(id, 0, a, ''),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
  expect((await state(id)).received).toBe(0);
});
