import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@harbor/contract';
import { type CouponStatus, couponStatus as s } from '@harbor/contract/coupon-status';
import { type TestApp, testApp } from '../../../testing/app';
import { giveBackCoupon } from '../orders/coupon-lock';
import type { OrderRow } from '../orders/rows';
import { faultsOf } from './make';
import { moveCoupons } from './move';
import { addHeld, addTemplate } from './testing/coupons';
import { type CouponActor, couponSteps } from './transitions';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['coupons', 'messages', 'services', 'checkout'] });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const day = 86_400_000;
const at = (days: number) => new Date(site.clock.now() + days * day);
type NewCoupon = BodyOf<'POST /staff/coupon/create'>;
const coupon = (more: Partial<NewCoupon> = {}): NewCoupon => ({
  title: '满500减50',
  type: 1,
  scope: 0,
  get_way: 4,
  time_type: 0,
  days: 30,
  total: 0,
  per_limit: 1,
  min_fen: 50_000,
  off_fen: 5000,
  open: true,
  ...more,
});
const create = (more: Partial<NewCoupon> = {}, token = staff.token) =>
  site.call('POST /staff/coupon/create', { token, body: coupon(more) });
const grant = (id: number, user_ids: number[]) =>
  site.call('POST /staff/coupon/grant/:id', {
    token: staff.token,
    params: { id },
    body: { user_ids, reason: '老用户回馈' },
  });
const audits = async (id: number) =>
  (
    await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'coupon_template')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('terms', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  test.each<[name: string, more: Partial<NewCoupon>, field: string | undefined]>([
    ['满减', {}, undefined],
    ['满减低于门槛', { min_fen: 4000 }, 'min_fen'],
    ['满减没有金额', { off_fen: 0 }, 'off_fen'],
    ['立减', { type: 3, min_fen: 0 }, undefined],
    ['立减有门槛', { type: 3 }, 'min_fen'],
    ['折扣', { type: 2, off_fen: 0, discount: 85, cap_fen: 3000 }, undefined],
    ['折扣没有折扣', { type: 2, off_fen: 0 }, 'discount'],
    ['折扣有金额', { type: 2, discount: 85 }, 'off_fen'],
    ['满减有封顶', { cap_fen: 100 }, 'cap_fen'],
    ['类目', { scope: 1, scope_ids: [1] }, undefined],
    ['类目没有编号', { scope: 1 }, 'scope_ids'],
    ['全场有编号', { scope_ids: [1] }, 'scope_ids'],
    ['课程', { scope: 3 }, undefined],
    ['没有天数', { days: undefined }, 'days'],
    [
      '固定区间',
      {
        time_type: 1,
        days: undefined,
        start_at: '2026-12-01T00:00:00+08:00',
        end_at: '2026-12-31T00:00:00+08:00',
      },
      undefined,
    ],
    [
      '区间颠倒',
      {
        time_type: 1,
        days: undefined,
        start_at: '2026-12-31T00:00:00+08:00',
        end_at: '2026-12-01T00:00:00+08:00',
      },
      'end_at',
    ],
    [
      '区间已过',
      {
        time_type: 1,
        days: undefined,
        start_at: '2026-01-01T00:00:00+08:00',
        end_at: '2026-02-01T00:00:00+08:00',
      },
      'end_at',
    ],
    [
      '区间有天数',
      { time_type: 1, start_at: '2026-12-01T00:00:00+08:00', end_at: '2026-12-31T00:00:00+08:00' },
      'days',
    ],
    ['领取有兑换码', { get_way: 1, code: 'HARBOR2026' }, 'code'],
    ['兑换码', { get_way: 3, code: 'HARBOR2026' }, undefined],
    ['名称不合规', { title: '包过券' }, 'title'],
  ])('%s', (_name, more, field) =>
    expect(Object.keys(faultsOf(coupon(more), now))).toEqual(field ? [field] : []),
  );
});

describe('staff', () => {
  test('makes a coupon that waits, opens it, gives it, and each act is in the audit log', async () => {
    const { data } = await create({ open: false });
    const user = await site.user();
    expect((await grant(data.id, [user.id])).status).toBe(409);
    const open = () =>
      site.call('POST /staff/coupon/open/:id', { token: staff.token, params: { id: data.id } });
    expect([(await open()).status, (await open()).status]).toEqual([200, 409]);
    expect((await grant(data.id, [user.id])).data).toEqual({ given: 1, refused: [] });
    expect((await site.call('GET /user/get_coupons', { token: user.token })).data.data[0]?.title).toBe(
      '满500减50',
    );
    expect(await audits(data.id)).toEqual(['coupon.create', 'coupon.open', 'coupon.grant']);
    const told = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', user.id)
      .execute();
    expect(told).toEqual([{ title: '您收到 1 张优惠券' }]);
  });

  test('the same press twice gives once, and makes codes once', async () => {
    const user = await site.user();
    const pressed = { token: staff.token, idempotencyKey: randomUUID() };
    const { id } = (await create({ per_limit: 3 })).data;
    for (let press = 0; press < 2; press += 1)
      await site.call('POST /staff/coupon/grant/:id', {
        ...pressed,
        params: { id },
        body: { user_ids: [user.id], reason: '补偿' },
      });
    const { total } = (await site.call('GET /user/get_coupons', { token: user.token })).data;
    expect(total).toBe(1);
    const byCode = (await create({ get_way: 3 })).data;
    const makeTwo = () =>
      site.call('POST /staff/coupon/codes/:id', {
        ...pressed,
        idempotencyKey: pressed.idempotencyKey,
        params: { id: byCode.id },
        body: { count: 2 },
      });
    expect((await makeTwo()).data).toEqual((await makeTwo()).data);
  });

  test('gives a list as far as stock and limit reach, and names the others', async () => {
    const { data } = await create({ total: 2 });
    const [a, b, c] = [await site.user(), await site.user(), await site.user()];
    const { data: answer } = await grant(data.id, [a.id, a.id, 999_999, b.id, c.id]);
    expect(answer).toEqual({
      given: 2,
      refused: [
        { user_id: 999_999, reason: '没有这个用户，或账号不在正常状态' },
        { user_id: c.id, reason: '来晚了，优惠券已被领完' },
      ],
    });
    expect((await grant(data.id, [a.id])).data.refused[0]?.reason).toBe('您已领取过这张优惠券');
  });

  test('of grants at the same moment no more than the stock is given', async () => {
    const { data } = await create({ total: 5 });
    const people = await Promise.all(Array.from({ length: 20 }, () => site.user()));
    const answers = await Promise.all(people.map(({ id }) => grant(data.id, [id])));
    expect(answers.reduce((sum, answer) => sum + (answer.data.given ?? 0), 0)).toBe(5);
  });

  test('is refused what does not fit, and nobody else may', async () => {
    expect((await create({ scope: 1, scope_ids: [9999] })).status).toBe(422);
    expect((await create({ off_fen: 0 })).status).toBe(422);
    expect((await create({}, (await site.user()).token)).status).toBe(403);
    const { data } = await create({ get_way: 1 });
    expect((await grant(data.id, [staff.id])).status).toBe(409);
    expect((await grant(999_999, [staff.id])).status).toBe(404);
  });

  test('cannot open a coupon whose dates are over', async () => {
    const dates = { time_type: 1, start_at: at(-9) };
    const open = async (id: number) =>
      (await site.call('POST /staff/coupon/open/:id', { token: staff.token, params: { id } })).status;
    const over = await addTemplate(site.core.db, { ...dates, status: 0, end_at: at(-1) });
    const later = await addTemplate(site.core.db, { ...dates, status: 0, end_at: at(1) });
    expect([await open(over), await open(later)]).toEqual([409, 200]);
  });

  test('of coupons made with the same code at the same moment one is there, the others are told why', async () => {
    const code = 'HARBORRACE';
    const made = await Promise.all(Array.from({ length: 6 }, () => create({ get_way: 3, code })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)]);
    expect(made.find(({ status }) => status === 422)?.errors.code).toEqual(['这个兑换码已被使用']);
  });

  test('makes codes that give one coupon each, to one person', async () => {
    const { data } = await create({ get_way: 3, per_limit: 20 });
    const make = (id: number, count: number) =>
      site.call('POST /staff/coupon/codes/:id', { token: staff.token, params: { id }, body: { count } });
    const { codes } = (await make(data.id, 3)).data;
    expect(new Set(codes).size).toBe(3);
    const people = await Promise.all(Array.from({ length: 10 }, () => site.user()));
    const answers = await Promise.all(
      people.map(({ token }) =>
        site.call('POST /coupons/redeem', { token, body: { code: codes[0]?.toLowerCase() ?? '' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await make((await create()).data.id, 1)).status).toBe(409);
  });
});

describe('every step of a coupon in every status, by everybody', () => {
  const actors: CouponActor[] = ['user', 'operator', 'system'];
  const moves = couponSteps.filter(({ event }) => event !== 'receive');
  const cases = moves.flatMap((step) =>
    Object.values(s).flatMap((status) => actors.map((actor) => ({ step, status, actor }))),
  );

  test.each(cases)('$step.event from $status by $actor', async ({ step, status, actor }) => {
    const { db } = site.core;
    const owner = await site.user();
    const holds = (one: CouponStatus) => (one === s.locked || one === s.used ? 77 : null);
    const id = await addHeld(db, owner.id, { expire_at: at(5), status, order_id: holds(status) });
    const move = () =>
      db.transaction().execute((trx) =>
        moveCoupons(trx, {
          event: step.event as Exclude<typeof step.event, 'receive'>,
          actor,
          now: at(0),
          only: (eb) => eb('id', '=', id),
          set: { order_id: holds(step.to) },
        }),
      );
    const statusNow = async () =>
      (await db.selectFrom('user_coupons').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    const lines = () => db.selectFrom('coupon_history').select('event').where('coupon_id', '=', id).execute();
    if (!step.actors.includes(actor)) {
      await expect(move()).rejects.toThrow('may not cause');
      expect(await statusNow()).toBe(status);
    } else {
      const legal = step.from === status;
      expect(await move()).toHaveLength(legal ? 1 : 0);
      expect(await statusNow()).toBe(legal ? step.to : status);
      expect(await lines()).toHaveLength(legal ? 1 : 0);
    }
  });
});

describe('an order that gives its coupon back', () => {
  const giveBack = async (status: CouponStatus, days: number) => {
    const { db } = site.core;
    const owner = await site.user();
    const id = await addHeld(db, owner.id, { expire_at: at(days), status, order_id: 77, used_at: at(-1) });
    const order = { id: 77, coupon_user_id: id } as OrderRow;
    await db.transaction().execute((trx) => giveBackCoupon(trx, order, at(0)));
    return db
      .selectFrom('user_coupons')
      .select(['status', 'expire_at', 'order_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };

  test.each<[name: string, status: CouponStatus, days: number, to: CouponStatus, until: number]>([
    ['locked and still good: unused again', s.locked, 5, s.unused, 5],
    ['locked and run out: over', s.locked, -1, s.expired, -1],
    ['used and still good: unused again, no longer than before', s.used, 5, s.unused, 5],
    ['used and run out: good for another seven days', s.used, -1, s.unused, 7],
    ['voided: stays voided', s.voided, 5, s.voided, 5],
  ])('%s', async (_name, status, days, to, until) => {
    const now = await giveBack(status, days);
    expect(now.status).toBe(to);
    expect(Math.round((now.expire_at.getTime() - site.clock.now()) / day)).toBe(until);
  });
});

test('five orders and a voiding at the same moment, 100 times: one of them has the coupon, its history says which', async () => {
  const { db } = site.core;
  const owner = await site.user();
  const template = await addTemplate(db);
  for (let round = 0; round < 100; round += 1) {
    const id = await addHeld(db, owner.id, { expire_at: at(5), template_id: template });
    const move = (event: 'lock' | 'void', actor: CouponActor, orderId?: number) =>
      db.transaction().execute((trx) =>
        moveCoupons(trx, {
          event,
          actor,
          orderId,
          now: at(0),
          only: (eb) => eb('id', '=', id),
          ...(orderId && { set: { order_id: orderId } }),
        }),
      );
    const moved = await Promise.all([
      ...[1, 2, 3, 4, 5].map((order) => move('lock', 'user', order)),
      move('void', 'operator'),
    ]);
    expect(moved.flat()).toHaveLength(1);
    const lines = await db.selectFrom('coupon_history').selectAll().where('coupon_id', '=', id).execute();
    const { status, order_id } = await db
      .selectFrom('user_coupons')
      .select(['status', 'order_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lines).toMatchObject([{ to_status: status, order_id }]);
  }
});
