import { type TestApp, testApp } from '../../../testing/app';
import { memberPassword, membersOf } from './testing/member';
import { recycledTicket } from './testing/recycled';

const day = 86_400_000;

let site: TestApp;
const { newAddress, code, member, login, stepUp, status, consent } = membersOf(() => site, '1340000');

beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const loginByCode = async (phone: string) =>
  site.call('POST /auth/p_login', { body: { phone, code: await code(phone, 'login') }, ip: newAddress() });

const answer = (ticket: string, mine: boolean, agreed = true) =>
  site.call('POST /auth/recycled', { body: { ticket, mine, ...(agreed && { consent }) }, ip: newAddress() });

/** A member whose phone nobody used for 91 days. */
async function dormant() {
  const someone = await member();
  await site.core.db
    .updateTable('users')
    .set({ nickname: '林间读文献' })
    .where('id', '=', someone.id)
    .execute();
  site.clock.advance(91 * day);
  return someone;
}

const ticketOf = async (phone: string) => recycledTicket(await loginByCode(phone));

test('a code for a dormant account opens nothing yet: it is asked whose account it is', async () => {
  const { phone } = await dormant();
  const asked = await loginByCode(phone);
  expect(asked.status).toBe(409);
  expect(asked.data).toEqual({
    recycled: {
      ticket: expect.stringMatching(/^[\w-]{32}$/),
      nickname: '林****献',
      registered: expect.stringMatching(/^\d{4}-\d\d$/),
    },
  });
});

test('its owner goes on into it, once by the ticket', async () => {
  const { phone, id } = await dormant();
  const ticket = await ticketOf(phone);
  const { data } = await answer(ticket, true);
  expect((await site.call('GET /userInfo', { token: data.token })).data.id).toBe(id);
  expect((await answer(ticket, true)).status).toBe(409);
});

test('a new owner of the number gets a new account; the old one is frozen, kept for review, and without the number', async () => {
  const { phone, id } = await dormant();
  const ticket = await ticketOf(phone);
  expect((await answer(ticket, false, false)).errors).toEqual({
    consent: ['请阅读并同意用户协议和隐私政策'],
  });
  const { data } = await answer(ticket, false);
  const me = await site.call('GET /userInfo', { token: data.token });
  expect(me.data.id).not.toBe(id);
  expect(data.is_new_user).toBe(true);
  const old = await site.core.db
    .selectFrom('users')
    .select(['phone', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(old).toEqual({ phone: null, status: 2 });
  const review = await site.core.db
    .selectFrom('account_reviews')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(review.state).toBe('open');
  expect(review.phone).not.toContain(phone);
  expect(site.core.cipher.open(review.phone, `account_reviews.phone:${review.id}`)).toBe(phone);
  expect((await login(phone)).status).toBe(422);
});

test('of two answers with one ticket one counts', async () => {
  const { phone } = await dormant();
  const ticket = await ticketOf(phone);
  const answers = await Promise.all([answer(ticket, true), answer(ticket, false)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a ticket is good for ten minutes', async () => {
  const { phone } = await dormant();
  const ticket = await ticketOf(phone);
  site.clock.advance(10 * 60_000);
  expect((await answer(ticket, true)).status).toBe(409);
});

test('a code alone resets no dormant account', async () => {
  const { phone } = await dormant();
  const body = { phone, code: await code(phone, 'reset'), password: 'seven-boats-8' };
  expect((await site.call('PUT /auth/reset', { body, ip: newAddress() })).status).toBe(409);
});

test('its password still opens a dormant account, and who uses an account is not asked', async () => {
  const { phone } = await dormant();
  expect((await login(phone, memberPassword)).status).toBe(200);
  expect((await loginByCode(phone)).status).toBe(200);
});

test('who is inside can say that it is not theirs, after proving the phone and not by the password', async () => {
  const { phone, token, id } = await member();
  const disown = () => site.call('POST /auth/not_mine', { token, body: { consent }, ip: newAddress() });
  expect((await disown()).data).toEqual({ step_up: true });
  await site.call('POST /auth/step_up', { token, body: { password: memberPassword }, ip: newAddress() });
  expect((await disown()).data).toEqual({ step_up: true });
  await stepUp(token);
  const { data } = await disown();
  const me = await site.call('GET /userInfo', { token: data.token });
  expect(me.data.id).not.toBe(id);
  expect(me.data.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect(await status(token)).toBe(401);
});
