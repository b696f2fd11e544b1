import { createDecipheriv } from 'node:crypto';
import { courseStatus } from '@harbor/contract/course-status';
import type { TestApp } from '../../../testing/app';
import { newSession } from '../../../testing/users';
import { endAccess } from '../../trade/courses/access';
import { expireEnrolments } from '../../trade/courses/expire';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { segmentIv } from './play/keys';
import { addLessons, fetched, plainSegment, school } from './testing/school';

let site: TestApp;
let made: Awaited<ReturnType<typeof school>>;
let owner: { id: number; token: string };
let stranger: { id: number; token: string };
let order: number;
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos']);
  made = await school(site.core);
  owner = await site.user();
  stranger = await site.user();
  order = await paidCourse(site, owner.token, made.course);
});
afterAll(() => site.close());

const api = '/api/applet/video';

const video = (token: string, lesson: number) =>
  site.call('GET /course/:id/video', {
    params: { id: made.course },
    query: { lesson: String(lesson) as never },
    token,
  });

const trial = (lesson: number, token?: string) =>
  site.call('GET /course/:id/try/video', {
    params: { id: made.course },
    query: { lesson: String(lesson) as never },
    ...(token && { token }),
  });

const ticketOf = async (token: string, lesson: number) => {
  const { data } = await video(token, lesson);
  if (!data.ticket) throw new Error('two other plays are alive');
  return data.ticket;
};

const end = (token: string, playId: string) =>
  site.call('POST /course/:id/play/end', { params: { id: made.course }, body: { play_id: playId }, token });

test('who has a course is given playlist, keys and segments, and what they open is the lesson', async () => {
  const { data } = await video(owner.token, made.paid);
  expect(data).toMatchObject({
    mode: 'full',
    until: 180,
    plays: [],
    watermark: expect.stringMatching(/^$|\*{4}/),
  });
  const ticket = data.ticket?.ticket ?? '';
  const as = { token: owner.token, ticket };
  const master = await fetched(site, data.hls_url, as);
  expect([master.status, master.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(master.text).toContain(`${api}/${made.paid}/360/list.m3u8`);
  const list = await fetched(site, `${api}/${made.paid}/360/list.m3u8`, as);
  // What players begin with comes along, word for word what the addresses say; no key does.
  expect(data.playlists).toEqual([
    { url: data.hls_url, text: master.text },
    { url: `${api}/${made.paid}/360/list.m3u8`, text: list.text },
  ]);
  expect(list.text.match(/#EXT-X-KEY/g)).toHaveLength(3);
  const segments = list.text.match(/\/media\/video\/\S+\.ts/g) ?? [];
  expect(segments).toHaveLength(45);
  const key = await fetched(site, `${api}/${made.paid}/key/1`, as);
  expect([key.status, key.bytes.length, key.headers['cache-control']]).toEqual([200, 16, 'no-store']);
  // A segment wants no ticket: without its key it is noise.
  const segment = await fetched(site, segments[20] ?? '');
  expect(segment.headers['cache-control']).toContain('immutable');
  const decipher = createDecipheriv('aes-128-cbc', key.bytes, segmentIv(20));
  expect(Buffer.concat([decipher.update(segment.bytes), decipher.final()]).toString()).toBe(plainSegment(20));
  const part = await fetched(site, segments[20] ?? '', { range: 'bytes=0-3' });
  expect([part.status, part.bytes.length]).toEqual([206, 4]);
  await end(owner.token, data.ticket?.play_id ?? '');
});

test('what lies beside the segments is not served, and nothing outside their folder', async () => {
  const { data } = await trial(made.free);
  const folder = data.poster.replace('/poster.webp', '');
  expect((await fetched(site, data.poster)).status).toBe(200);
  for (const path of ['pack.json', 'whole.mp4', '../../../secret', '360/list.m3u8', '%2e%2e/incoming/1'])
    expect((await fetched(site, `${folder}/${path}`)).status).toBe(404);
});

test('nobody else is: without the course, without a ticket, with one that is made up, over, or of somebody else', async () => {
  expect((await video(stranger.token, made.paid)).status).toBe(403);
  expect((await trial(made.paid)).status).toBe(403);
  const refused = await site.call('POST /course/:id/ticket', {
    params: { id: made.course },
    body: { lesson_id: made.paid },
    token: stranger.token,
  });
  expect([refused.status, refused.data]).toMatchObject([403, { reason: 'NOT_ENTITLED' }]);
  const { ticket, play_id } = await ticketOf(owner.token, made.paid);
  const key = `${api}/${made.paid}/key/0`;
  const bad = [
    { token: owner.token },
    { token: owner.token, ticket: `${ticket.slice(0, -3)}abc` },
    { token: owner.token, ticket: ticket.replace(/^h\.\d+/, `h.${made.tried}`) },
    { token: stranger.token, ticket },
    { ticket },
    // Another session of the same person: a ticket is not carried elsewhere.
    { token: await newSession(site, owner.id), ticket },
  ];
  for (const as of bad)
    expect(await fetched(site, key, as)).toMatchObject({ status: 403, reason: 'TICKET_INVALID' });
  expect((await fetched(site, `${api}/${made.tried}/key/0`, { token: owner.token, ticket })).status).toBe(
    403,
  );
  expect((await fetched(site, key, { token: owner.token, ticket })).status).toBe(200);
  site.clock.advance(61_000);
  expect(await fetched(site, key, { token: owner.token, ticket })).toMatchObject({
    reason: 'TICKET_INVALID',
  });
  await end(owner.token, play_id);
});

test('a free lesson is for everybody; of another its first minute, and no key behind it', async () => {
  const free = await trial(made.free);
  expect(free.data).toMatchObject({ mode: 'full', watermark: '' });
  expect(
    (await fetched(site, `${api}/${made.free}/key/2`, { ticket: free.data.ticket?.ticket })).status,
  ).toBe(200);
  const tried = await trial(made.tried);
  expect(tried.data).toMatchObject({ mode: 'try', until: 60 });
  const as = { ticket: tried.data.ticket?.ticket };
  const list = await fetched(site, `${api}/${made.tried}/360/list.m3u8`, as);
  expect(list.text.match(/\.ts/g)).toHaveLength(15);
  expect((await fetched(site, `${api}/${made.tried}/key/0`, as)).status).toBe(200);
  expect(await fetched(site, `${api}/${made.tried}/key/1`, as)).toMatchObject({
    status: 403,
    reason: 'TRY_ENDED',
  });
  // The address for players without headers opens no more.
  const t = new URL(`http://site${tried.data.native_url}`).searchParams.get('t') ?? '';
  expect((await fetched(site, `${api}/${made.tried}/key/1?t=${t}`)).reason).toBe('TRY_ENDED');
  expect((await fetched(site, `${api}/${made.tried}/key/0?t=${t}`)).status).toBe(200);
});

test('two plays at once; a third is refused with their names, or ends the oldest, whose next ticket says so', async () => {
  const [one, two] = [await ticketOf(owner.token, made.paid), await ticketOf(owner.token, made.tried)];
  const third = await video(owner.token, made.paid);
  expect(third.data).toMatchObject({ ticket: null, native_url: '' });
  expect(third.data.plays.map(({ play_id }) => play_id)).toEqual([one.play_id, two.play_id]);
  const begin = (more: object) =>
    site.call('POST /course/:id/ticket', {
      params: { id: made.course },
      body: { lesson_id: made.paid, ...more },
      token: owner.token,
    });
  expect([(await begin({})).status, (await begin({})).data]).toMatchObject([409, { reason: 'PLAYS_FULL' }]);
  const taken = await begin({ take_over: true });
  expect(taken.status).toBe(200);
  expect([
    (await begin({ play_id: one.play_id })).status,
    (await begin({ play_id: one.play_id })).data,
  ]).toMatchObject([409, { reason: 'PLAY_ENDED' }]);
  // Three devices that begin in the same moment.
  for (const id of [two.play_id, taken.data.play_id]) await end(owner.token, id);
  const at = await Promise.all([begin({}), begin({}), begin({})]);
  expect(at.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  // A browser that was closed gives its place back by itself.
  site.clock.advance(80_000);
  const later = await ticketOf(owner.token, made.paid);
  await end(owner.token, later.play_id);
});

test('a draft is there for the team alone, who preview it; a learner plays on what was taken off the shelf', async () => {
  const staff = await site.user({ roles: ['teaching'] });
  const set = (status: number) =>
    site.core.db
      .updateTable('courses')
      .set({ status: status as 0 })
      .where('id', '=', made.course)
      .execute();
  await set(courseStatus.draft);
  expect([(await video(owner.token, made.paid)).status, (await trial(made.free)).status]).toEqual([404, 404]);
  expect((await video(staff.token, made.paid)).data.mode).toBe('full');
  await set(courseStatus.offShelf);
  const played = await ticketOf(owner.token, made.paid);
  expect((await trial(made.free)).status).toBe(403);
  await end(owner.token, played.play_id);
  await set(courseStatus.onShelf);
});

test('a link opens one replay without a login, until it is over or ended', async () => {
  const { data: link } = await site.call('POST /live/token', {
    body: { lesson_id: made.paid },
    token: owner.token,
  });
  expect(
    (await site.call('POST /live/token', { body: { lesson_id: made.paid }, token: stranger.token })).status,
  ).toBe(403);
  const open = () => site.call('GET /live/record', { query: { token: link.token } });
  const { data } = await open();
  expect(data.record.lesson.id).toBe(made.paid);
  const key = `${api}/${made.paid}/key/0`;
  expect((await fetched(site, key, { ticket: data.ticket?.ticket })).status).toBe(200);
  await site.core.db.updateTable('live_links').set({ ended_at: new Date() }).execute();
  expect((await fetched(site, key, { ticket: data.ticket?.ticket })).status).toBe(403);
  expect((await open()).status).toBe(404);
  expect((await site.call('GET /live/record', { query: { token: 'x'.repeat(32) } })).status).toBe(404);
});

test('time that is over and a whole refund end it with the next ticket, a minute at most', async () => {
  const other = await site.user();
  const { course } = await school(site.core);
  const [lesson = 0] = await addLessons(site.core, course, [{}]);
  await site.core.db.updateTable('courses').set({ valid_days: 1 }).where('id', '=', course).execute();
  await paidCourse(site, other.token, course);
  const ask = () =>
    site.call('GET /course/:id/video', {
      params: { id: course },
      query: { lesson: String(lesson) as never },
      token: other.token,
    });
  expect((await ask()).data.mode).toBe('full');
  site.clock.advance(86_400_001);
  // Before anything wrote the end down.
  expect((await ask()).status).toBe(403);
  await expireEnrolments(site.core);
  const mine = await site.call('GET /cloudclassroom/list', { query: { tab: 'ended' }, token: other.token });
  expect(mine.data.data.map(({ own }) => own.status_text)).toEqual(['已过期']);

  const { data } = await video(owner.token, made.paid);
  const native = new URL(`http://site${data.native_url}`).searchParams.get('t') ?? '';
  expect((await fetched(site, `${api}/${made.paid}/key/0?t=${native}`)).status).toBe(200);
  await endAccess(site.core.db, { id: order }, new Date(site.clock.now()));
  const renewed = await site.call('POST /course/:id/ticket', {
    params: { id: made.course },
    body: { lesson_id: made.paid, play_id: data.ticket?.play_id ?? '' },
    token: owner.token,
  });
  expect([renewed.status, renewed.data]).toMatchObject([403, { reason: 'NOT_ENTITLED' }]);
  // Also where an address is good for hours.
  expect((await fetched(site, `${api}/${made.paid}/key/0?t=${native}`)).reason).toBe('NOT_ENTITLED');
  site.clock.advance(61_000);
  expect(
    (await fetched(site, `${api}/${made.paid}/key/0`, { token: owner.token, ticket: data.ticket?.ticket }))
      .status,
  ).toBe(403);
});
