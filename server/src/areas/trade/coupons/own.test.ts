import { type TestApp, testApp } from '../../../testing/app';
import { moveCoupons } from './move';
import { addHeld, addTemplate } from './testing/coupons';
import { expireCoupons, remindOfCoupons } from './ticks';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['coupons', 'messages'] });
});
afterAll(() => site.close());

const day = 86_400_000;
const at = (days: number) => new Date(site.clock.now() + days * day);
const list = async (token: string, status: 'unused' | 'used' | 'expired') =>
  (await site.call('GET /user/get_coupons', { token, query: { status } })).data;
const history = (id: number) =>
  site.core.db
    .selectFrom('coupon_history')
    .select(['event', 'from_status', 'to_status', 'actor', 'order_id', 'note'])
    .where('coupon_id', '=', id)
    .orderBy('id')
    .execute();

test('the three lists hold each coupon once, and count them', async () => {
  const me = await site.user();
  const { db } = site.core;
  const late = await addHeld(db, me.id, { expire_at: at(20) });
  const soon = await addHeld(db, me.id, { expire_at: at(2) });
  const locked = await addHeld(db, me.id, { expire_at: at(9), status: 1, order_id: 77 });
  const used = await addHeld(db, me.id, { expire_at: at(5), status: 2, order_id: 76, used_at: at(-1) });
  const over = await addHeld(db, me.id, { expire_at: at(-1), status: 3 });
  const voided = await addHeld(db, me.id, { expire_at: at(5), status: 4, note: '活动取消' });
  // No timer has been there yet.
  const justOver = await addHeld(db, me.id, { expire_at: at(-0.01) });

  const unused = await list(me.token, 'unused');
  expect(unused.counts).toEqual({ unused: 3, used: 1, expired: 3 });
  expect(unused.data.map(({ id }) => id)).toEqual([soon, locked, late]);
  expect(unused.data.map(({ expiring }) => expiring)).toEqual([true, false, false]);
  expect(unused.data[1]).toMatchObject({ status_text: '已锁定', order_id: 77 });
  expect((await list(me.token, 'used')).data.map(({ id }) => id)).toEqual([used]);
  const past = await list(me.token, 'expired');
  expect(past.data.map(({ id, status }) => [id, status]).sort()).toEqual(
    [
      [over, 3],
      [voided, 4],
      [justOver, 3],
    ].sort(),
  );
  expect(past.data.find(({ id }) => id === voided)?.note).toBe('活动取消');
});

test('they belong to their owner alone', async () => {
  const [owner, stranger] = [await site.user(), await site.user()];
  await addHeld(site.core.db, owner.id, { expire_at: at(5) });
  expect((await list(stranger.token, 'unused')).data).toEqual([]);
});

test('what ran out is moved once, with its history', async () => {
  const { id: user } = await site.user();
  const over = await addHeld(site.core.db, user, { expire_at: at(-1) });
  const locked = await addHeld(site.core.db, user, { expire_at: at(-1), status: 1, order_id: 5 });
  const ran = await Promise.all([expireCoupons(site.core), expireCoupons(site.core)]);
  expect(ran[0] + ran[1]).toBeGreaterThanOrEqual(1);
  expect(await expireCoupons(site.core)).toBe(0);
  const step = { event: 'expire', from_status: 0, to_status: 3, actor: 'system', order_id: null, note: '' };
  expect(await history(over)).toEqual([step]);
  expect(await history(locked)).toEqual([]);
});

test('people are told once of all that end within three days', async () => {
  const me = await site.user();
  const names = ['甲券', '乙券'];
  for (const title of names) {
    const template_id = await addTemplate(site.core.db, { title });
    await addHeld(site.core.db, me.id, { template_id, expire_at: at(2) });
  }
  await addHeld(site.core.db, me.id, { expire_at: at(10) });
  await remindOfCoupons(site.core);
  await remindOfCoupons(site.core);
  const { data } = await site.call('POST /message/notice', { token: me.token, body: { sub: 43 } });
  expect(data.data.map(({ title }) => title)).toEqual(['有 2 张优惠券即将到期']);
  expect(names.every((name) => data.data[0]?.body.includes(name))).toBe(true);
});

test('of several movers at once one has an effect', async () => {
  const { id: user } = await site.user();
  const id = await addHeld(site.core.db, user, { expire_at: at(5) });
  const now = new Date(site.clock.now());
  const moved = await Promise.all(
    [1, 2, 3, 4].map((orderId) =>
      site.core.db.transaction().execute((trx) =>
        moveCoupons(trx, {
          ...{ event: 'lock' as const, actor: 'user' as const, actorId: user, orderId, now },
          only: (eb) => eb('id', '=', id),
          set: { order_id: orderId },
        }),
      ),
    ),
  );
  expect(moved.flat()).toHaveLength(1);
  expect(await history(id)).toHaveLength(1);
});

test('an actor whom the table does not name moves nothing', async () => {
  const move = { event: 'void' as const, actor: 'user' as const, now: new Date(), only: (eb: never) => eb };
  await expect(moveCoupons(site.core.db, move as never)).rejects.toThrow('may not cause');
});

describe('staff', () => {
  const reason = '重复发放';

  it('void an unused coupon: its owner reads why, the audit log knows who', async () => {
    const staff = await site.user({ is_staff: true });
    const me = await site.user();
    const id = await addHeld(site.core.db, me.id, { expire_at: at(5) });
    const call = () =>
      site.call('POST /staff/coupon/void/:id', { token: staff.token, params: { id }, body: { reason } });
    expect((await call()).data).toMatchObject({ status: 4, note: reason });
    expect((await call()).status).toBe(409);
    const { data } = await site.call('POST /message/notice', { token: me.token, body: { sub: 43 } });
    expect(data.data[0]?.body).toContain(reason);
    const row = await site.core.db
      .selectFrom('audit_log')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'coupon.void')
      .executeTakeFirst();
    expect(row).toEqual({ actor_id: staff.id, detail: { reason } });
  });

  it('stop a coupon: nobody receives it any more, those received stay good', async () => {
    const staff = await site.user({ is_staff: true });
    const me = await site.user();
    const id = await addTemplate(site.core.db, { title: '停发的券' });
    await site.call('POST /coupons/receive/:id', { params: { id }, token: me.token });
    const call = () =>
      site.call('POST /staff/coupon/stop/:id', { token: staff.token, params: { id }, body: { reason } });
    expect((await call()).data.status).toBe(3);
    expect((await call()).status).toBe(409);
    const other = await site.user();
    expect(
      (await site.call('POST /coupons/receive/:id', { params: { id }, token: other.token })).status,
    ).toBe(409);
    const seen = await site.call('GET /staff/coupon/held/:id', {
      token: staff.token,
      params: { id: me.id },
    });
    expect(seen.data.data).toMatchObject([{ title: '停发的券', status: 0 }]);
  });

  it('is nobody else', async () => {
    const me = await site.user();
    for (const key of ['POST /staff/coupon/void/:id', 'POST /staff/coupon/stop/:id'] as const)
      expect((await site.call(key, { token: me.token, params: { id: 1 }, body: { reason } })).status).toBe(
        403,
      );
  });
});
