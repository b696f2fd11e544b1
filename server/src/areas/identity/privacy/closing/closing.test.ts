import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../../testing/app';
import { paidOrder, putOrder, unpaidOrder } from '../../../trade/orders/testing/orders';
import { insertGoods } from '../../../trade/orders/testing/shop';
import { startSession } from '../../auth/sessions';
import { membersOf } from '../../auth/testing/member';
import { prove, provenSession, provenUser } from '../testing/proven';
import { closeDueAccounts } from './erase';
import { removeFiles } from './remove-files';
import { closingTransitions } from './states';

const day = 86_400_000;

let site: TestApp;
const { code, member, login, newAddress, consent } = membersOf(() => site, '1370000');
beforeAll(async () => {
  site = await testApp({
    areas: [
      'privacy',
      'auth',
      'services',
      'checkout',
      'user',
      'ownOrders',
      'support',
      'messages',
      'media',
      'visits',
    ],
  });
});
afterAll(() => site.close());

const close = (token: string) => site.call('POST /privacy/closing', { token, body: { agreed: true } });
const cancel = (ticket: string) =>
  site.call('POST /privacy/closing/cancel', { body: { ticket }, ip: newAddress() });
const me = (token: string) => site.call('GET /userInfo', { token });
const statusOf = async (id: number) =>
  (await site.core.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const question = ({ data }: { data: object }) =>
  (data as { closing: { ticket: string; closes_at: string } }).closing;

/** A member who registered with a password and asked to be closed. */
async function leaving() {
  const someone = await member();
  await prove(site, someone.id);
  const { data } = await close(someone.token);
  return { ...someone, closesAt: data.closes_at };
}

/** What the newest job of removing files is told to remove. */
async function filesToRemove() {
  const { rows } = await sql<{ data: { images: string[]; exports: string[] } }>`
    select data from pgboss.job where name = ${removeFiles.name} order by created_on desc limit 1`.execute(
    site.core.db,
  );
  return removeFiles.data.parse(rows[0]?.data);
}

test('closing needs the proof and the consent, ends every session and waits seven days', async () => {
  const { id, token } = await site.user();
  const other = await startSession(site.core, site.core.db, id, { ip: '127.0.0.1', userAgent: '' });
  expect((await close(token)).data).toEqual({ step_up: true });
  await prove(site, id);
  const careless = await site.call('POST /privacy/closing', { token, body: {} as never });
  expect(careless.errors).toEqual({ agreed: ['请先阅读并确认注销的后果'] });
  const { data } = await close(token);
  expect(Math.round((Date.parse(data.closes_at) - site.clock.now()) / 60_000)).toBe(7 * 24 * 60);
  expect([(await me(token)).status, (await me(other)).status]).toEqual([401, 401]);
  expect(await statusOf(id)).toBe(3);
});

test('staff accounts are not closed this way', async () => {
  const { token } = await provenUser(site, { is_staff: true });
  expect((await close(token)).status).toBe(403);
});

test('open orders and refunds keep an account open, and are named with their pages', async () => {
  const { id, token } = await provenUser(site);
  const waiting = await unpaidOrder(site, token);
  const refunding = await paidOrder(site, token, { category: 2 });
  await putOrder(site, refunding, s.done, { refund_status: 1 });
  const done = await paidOrder(site, token, { category: 3 });
  await putOrder(site, done, s.done);
  const expected = [
    { state: '退款审核中', path: `/orderdetail/${refunding}` },
    { state: '待付款', path: `/orderdetail/${waiting}` },
  ];
  const check = await site.call('GET /privacy/closing', { token });
  expect(check.data.wait_days).toBe(7);
  expect(check.data.blockers).toEqual(expected.map((one) => expect.objectContaining(one)));
  const refused = await close(token);
  expect([refused.status, refused.msg]).toEqual([409, '还有未了结的事项，暂时不能注销']);
  expect(refused.data).toHaveProperty('blockers.length', 2);
  expect(await statusOf(id)).toBe(1);
  await putOrder(site, waiting, s.cancelled);
  await putOrder(site, refunding, s.closed, { refund_status: 4 });
  expect((await close(token)).status).toBe(200);
});

test('a teacher finishes what they took first', async () => {
  const buyer = await site.user();
  const teacher = await provenUser(site, { is_teacher: true, is_certification: true });
  const order = await paidOrder(site, buyer.token);
  await putOrder(site, order, s.serving, { teacher_id: teacher.id });
  expect((await close(teacher.token)).status).toBe(409);
  await putOrder(site, order, s.done);
  expect((await close(teacher.token)).status).toBe(200);
});

test('a purchase and a closing at once: one of them, never both', async () => {
  const goods = await insertGoods(site.core);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id, token } = await provenUser(site);
      const [bought, closed] = await Promise.all([
        site.call('POST /service/purchase/:id', {
          params: { id: goods.id },
          body: { spec_id: goods.specId, agreed: true },
          token,
        }),
        close(token),
      ]);
      return { id, bought: bought.status === 200, closed: closed.status === 200 };
    }),
  );
  expect(outcomes.filter(({ bought, closed }) => bought === closed)).toEqual([]);
  for (const { id, closed } of outcomes) expect(await statusOf(id)).toBe(closed ? 3 : 1);
});

/** Until some statement of this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      site.core.db,
    );
    if (rows.length > 0) return;
  }
}

test('an account that began to close while a purchase was waiting for it buys nothing', async () => {
  const { id, token } = await provenUser(site);
  const goods = await insertGoods(site.core);
  let bought: Promise<{ status: number; msg: string }> | undefined;
  await site.core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    bought = site.call('POST /service/purchase/:id', {
      params: { id: goods.id },
      body: { spec_id: goods.specId, agreed: true },
      token,
    });
    await someoneWaits();
    await trx.updateTable('users').set({ status: 3 }).where('id', '=', id).execute();
  });
  const refused = await bought;
  expect([refused?.status, refused?.msg]).toEqual([409, '账号正在注销中，不能下单']);
  expect(await site.core.db.selectFrom('orders').select('id').where('user_id', '=', id).execute()).toEqual(
    [],
  );
});

test('a login asks first; the answer brings everything back, once', async () => {
  const { id, phone, closesAt } = await leaving();
  const asked = await login(phone);
  expect([asked.status, asked.msg]).toEqual([409, '账号正在注销中，用手机号登录可以取消注销']);
  expect(question(asked).closes_at).toBe(closesAt);
  expect(await statusOf(id)).toBe(3);
  const { ticket } = question(asked);
  const back = await cancel(ticket);
  expect((await me(back.data.token)).data.id).toBe(id);
  expect((await cancel(ticket)).status).toBe(409);
  const { data } = await site.call('POST /message/notice', { token: back.data.token, body: {} });
  expect(data.data.map(({ title }) => title).slice(0, 2)).toEqual(['注销已取消', '已申请注销账号']);
  site.clock.advance(8 * day);
  await closeDueAccounts(site.core);
  expect(await statusOf(id)).toBe(1);
});

test('a code asks too and is used up by it; a reset or a wrong ticket opens nothing', async () => {
  const { id, phone } = await leaving();
  const digits = await code(phone, 'login');
  const byCode = () => site.call('POST /auth/p_login', { body: { phone, code: digits }, ip: newAddress() });
  const asked = await byCode();
  expect(asked.status).toBe(409);
  const { ticket } = question(asked);
  expect((await byCode()).status).toBe(422);
  const reset = await site.call('PUT /auth/reset', {
    body: { phone, code: await code(phone, 'reset'), password: 'kelp8-orbit' },
    ip: newAddress(),
  });
  expect([reset.status, reset.msg]).toEqual([409, '账号正在注销中，请先登录并取消注销']);
  for (const wrong of [`${ticket}A`, ticket.replace(/^\d+/, '1'), 'x'.repeat(60)])
    expect((await cancel(wrong)).status).toBe(409);
  site.clock.advance(11 * 60_000);
  expect((await cancel(ticket)).status).toBe(409);
  expect(await statusOf(id)).toBe(3);
});

test('after the wait the person is gone from everything but what the law keeps', async () => {
  const { id, phone, token } = await member();
  const { db, images } = site.core;
  const orderId = await paidOrder(site, token);
  await putOrder(site, orderId, s.done, { user_note: '我的电话 13800000000' });
  await db
    .insertInto('order_history')
    .values({
      ...{ order_id: orderId, from_status: s.delivered, to_status: s.revising, event: 'request_changes' },
      ...{
        actor_type: 'user' as const,
        actor_id: id,
        facts: '{}',
        note: '第三章请写回复旦的样本',
        at: new Date(),
      },
    })
    .execute();
  const goods = await insertGoods(site.core);
  await site.call('POST /service/collect/:id', { token, params: { id: goods.id } });
  const path = await images.put('2026/11/MINE.webp', Buffer.from('picture'));
  const picture = { type: 'image/webp', size: 7, width: 1, height: 1, created_at: new Date() };
  await db
    .insertInto('uploads')
    .values({ id: 'MINE', user_id: id, path, ...picture })
    .execute();
  await site.call('POST /user/edit', {
    token,
    body: { nickname: '林间读文献', unit: '复旦大学', bio: '喜欢读书', avatar_img: path },
  });
  await db
    .insertInto('appraises')
    .values({
      goods_id: goods.id,
      order_id: orderId,
      user_id: id,
      teacher_id: null,
      stars: 5,
      professional: 5,
      punctual: 5,
      communication: 5,
      norm: 5,
      content: '讲得很细',
      images: [path],
      identity: '博士在读',
      append_content: null,
      append_at: null,
      reply_content: null,
      reply_name: null,
      reply_at: null,
      status: 2,
    })
    .execute();
  await site.call('POST /ticket/create', {
    token,
    body: { kind: 'feedback', topic: '功能建议', content: '希望可以按截止日期排序。' },
  });
  await prove(site, id);
  expect((await close(token)).status).toBe(200);

  site.clock.advance(7 * day - 60_000);
  await closeDueAccounts(site.core);
  expect(await statusOf(id)).toBe(3);
  site.clock.advance(61_000);
  await closeDueAccounts(site.core);

  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(user).toMatchObject({
    status: 4,
    phone: null,
    password_hash: null,
    nickname: '已注销用户',
    unit: '',
    bio: '',
    avatar_img: '',
  });
  for (const table of [
    'sessions',
    'goods_collects',
    'uploads',
    'messages',
    'tickets',
    'data_exports',
  ] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([]);
  // Its files go in a job that is there since the same commit.
  await removeFiles.run(site.core, await filesToRemove());
  expect(await images.read('2026/11/MINE.webp')).toBeNull();
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  expect(order).toMatchObject({ user_id: id, status: s.done, user_note: '' });
  const steps = await db.selectFrom('order_history').select('note').where('order_id', '=', orderId).execute();
  expect(steps.filter(({ note }) => note.includes('复旦'))).toEqual([]);
  expect(await db.selectFrom('payments').select('id').where('order_id', '=', orderId).execute()).toHaveLength(
    1,
  );
  const review = await db
    .selectFrom('appraises')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(review).toMatchObject({ content: '讲得很细', anonymous: true, identity: '', images: [] });
  const consents = await db.selectFrom('consents').select('id').where('user_id', '=', id).execute();
  expect(consents.length).toBeGreaterThan(0);

  const anew = await site.call('POST /auth/register', {
    body: { phone, code: await code(phone, 'register'), password: 'kelp9-orbit', consent },
    ip: newAddress(),
  });
  expect((await me(anew.data.token)).data.id).not.toBe(id);
});

test('money that comes back to life puts the end off, until it is settled', async () => {
  const { id, token } = await provenUser(site);
  const orderId = await paidOrder(site, token);
  await putOrder(site, orderId, s.cancelled);
  await close(token);
  await putOrder(site, orderId, s.cancelled, { refund_status: 3 });
  site.clock.advance(8 * day);
  await closeDueAccounts(site.core);
  expect(await statusOf(id)).toBe(3);
  await putOrder(site, orderId, s.cancelled, { refund_status: 4 });
  await closeDueAccounts(site.core);
  expect(await statusOf(id)).toBe(4);
});

test('accounts that cannot be closed yet do not keep later ones waiting', async () => {
  const stuck = await provenUser(site);
  const orderId = await paidOrder(site, stuck.token);
  await putOrder(site, orderId, s.cancelled);
  await close(stuck.token);
  await putOrder(site, orderId, s.cancelled, { refund_status: 3 });
  const later = await leaving();
  site.clock.advance(8 * day);
  await closeDueAccounts(site.core, 1);
  expect([await statusOf(stuck.id), await statusOf(later.id)]).toEqual([3, 4]);
});

test('a login and the end of the wait at once: the account is back, or gone, never half', async () => {
  const people: { id: number; phone: string }[] = [];
  while (people.length < 6) people.push(await leaving());
  site.clock.advance(7 * day - 60_000);
  const tickets = await Promise.all(people.map(async ({ phone }) => question(await login(phone)).ticket));
  site.clock.advance(61_000);
  const [answers] = await Promise.all([
    Promise.all(tickets.map(cancel)),
    closeDueAccounts(site.core),
    closeDueAccounts(site.core),
  ]);
  for (const [index, { id, phone }] of people.entries()) {
    const user = await site.core.db
      .selectFrom('users')
      .select(['status', 'phone'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user).toEqual(answers[index]?.status === 200 ? { status: 1, phone } : { status: 4, phone: null });
  }
});

test('who asks twice has asked once', async () => {
  const { id, token } = await provenUser(site);
  const answers = await Promise.all([close(token), close(token), close(token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await site.core.db
    .selectFrom('account_closings')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
  expect((await me(await provenSession(site, id))).status).toBe(401);
});

test('the table of states ends a closing once', () => {
  expect(closingTransitions.map(({ event, from, to, account }) => [event, from, to, account])).toEqual([
    ['cancel', 1, 3, 1],
    ['close', 1, 2, 4],
  ]);
});
