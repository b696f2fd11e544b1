import type { TestApp } from '../../../testing/app';
import { newSession } from '../../../testing/users';
import { endAccess } from '../../trade/courses/access';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { fetched, school } from './testing/school';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos']);
});
afterAll(() => site.close());

/** Somebody with a course, and the ways to its lesson. */
async function owner(given: Parameters<TestApp['user']>[0] = {}, tried = false) {
  const both = await school(site.core);
  const made = tried ? { ...both, paid: both.tried } : both;
  const user = await site.user(given);
  const order = await paidCourse(site, user.token, made.course);
  const params = { id: made.course };
  const watch = async (token = user.token) => {
    const { data } = await site.call('GET /course/:id/video', {
      params,
      query: { lesson: String(made.paid) as never },
      token,
    });
    const t = new URL(`http://site${data.native_url}`).searchParams.get('t') ?? '';
    return { ...data, t, playId: data.ticket?.play_id ?? '' };
  };
  const renew = (body: object, token = user.token) =>
    site.call('POST /course/:id/ticket', { params, body: { lesson_id: made.paid, ...body }, token });
  const end = (play_id: string) =>
    site.call('POST /course/:id/play/end', { params, body: { play_id }, token: user.token });
  const key = (t: string) => fetched(site, `/api/applet/video/${made.paid}/key/0?t=${t}`);
  const link = async () =>
    (await site.call('POST /live/token', { body: { lesson_id: made.paid }, token: user.token })).data.token;
  return { ...made, user, order, watch, renew, end, key, link };
}

test('a play is of one session: other devices under its name are no second place', async () => {
  const { user, watch, renew } = await owner();
  const { playId } = await watch();
  const elsewhere = await newSession(site, user.id);
  const answer = await renew({ play_id: playId }, elsewhere);
  expect([answer.status, answer.data]).toMatchObject([409, { reason: 'PLAY_ENDED' }]);
  expect((await renew({ play_id: playId })).status).toBe(200);
  expect((await renew({ play_id: '-'.repeat(36) })).status).toBe(422);
});

test('an address that is good for hours is one of the two plays, also after it slept', async () => {
  const { watch, renew, end, key } = await owner();
  const first = await watch();
  site.clock.advance(80_000);
  const [second, third] = [await watch(), await watch()];
  expect(await key(first.t)).toMatchObject({ status: 409, reason: 'PLAYS_FULL' });
  await end(second.playId);
  expect((await key(first.t)).status).toBe(200);
  // It counts from there on: two are alive.
  expect((await watch()).ticket).toBeNull();
  // Whoever takes over ends the oldest, address and all.
  expect((await renew({ take_over: true })).status).toBe(200);
  expect(await key(first.t)).toMatchObject({ status: 409, reason: 'PLAY_ENDED' });
  await end(third.playId);
});

test('links of one’s own are no way around the two plays, and tell nobody where else one watches', async () => {
  const { watch, end, link, user, paid } = await owner();
  const own = await watch();
  const links = [await link(), await link(), await link()];
  const open = async (token: string) => (await site.call('GET /live/record', { query: { token } })).data;
  const one = await open(links[0] ?? '');
  expect(one.ticket).not.toBeNull();
  expect(await open(links[1] ?? '')).toMatchObject({
    ticket: null,
    native_url: '',
    playlists: [],
    plays: [],
  });
  const refused = await site.call('POST /live/ticket', { body: { token: links[1] ?? '' } });
  expect([refused.status, refused.data]).toEqual([409, { reason: 'PLAYS_FULL', plays: [] }]);
  // The same link elsewhere: what it played before has ended.
  const again = await open(links[0] ?? '');
  const key = (ticket: string | undefined) =>
    fetched(site, `/api/applet/video/${paid}/key/0`, { ticket: ticket ?? '' });
  expect((await key(again.ticket?.ticket)).status).toBe(200);
  expect(await key(one.ticket?.ticket)).toMatchObject({ status: 409, reason: 'PLAY_ENDED' });
  await end(own.playId);
  const { data } = await site.call('POST /live/ticket', { body: { token: links[1] ?? '', take_over: true } });
  expect((await key(data.ticket)).status).toBe(200);
  expect((await watch(user.token)).ticket).toBeNull();
});

test('a lesson that was taken from its course is shown by no link', async () => {
  const { link, paid } = await owner();
  const token = await link();
  const { data } = await site.call('GET /live/record', { query: { token } });
  const ticket = data.ticket?.ticket ?? '';
  await site.core.db.updateTable('lessons').set({ status: 3 }).where('id', '=', paid).execute();
  expect((await site.call('GET /live/record', { query: { token } })).status).toBe(404);
  expect((await fetched(site, `/api/applet/video/${paid}/key/0`, { ticket })).status).toBe(403);
});

test('somebody of the team without the right to preview keeps nothing after a refund', async () => {
  const { watch, key, order } = await owner({ roles: ['support'] });
  const { t } = await watch();
  expect((await key(t)).status).toBe(200);
  await endAccess(site.core.db, { id: order }, new Date(site.clock.now()));
  expect(await key(t)).toMatchObject({ status: 403, reason: 'NOT_ENTITLED' });
});

test('what began with the whole lesson does not go on as a trial after a refund', async () => {
  const { watch, renew, order } = await owner({}, true);
  const { playId } = await watch();
  expect((await renew({ play_id: playId })).status).toBe(200);
  await endAccess(site.core.db, { id: order }, new Date(site.clock.now()));
  const answer = await renew({ play_id: playId });
  expect([answer.status, answer.data]).toMatchObject([403, { reason: 'NOT_ENTITLED' }]);
  // The trial itself is there for them as for everybody.
  expect((await renew({})).status).toBe(200);
});
