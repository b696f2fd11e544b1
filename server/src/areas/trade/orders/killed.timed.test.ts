import { randomUUID } from 'node:crypto';
import { type ApiKey, areas, type EndpointSpec } from '@harbor/contract';
import { type AreaName, loadCalls } from '../../../manifest';
import type { CallResult } from '../../../testing/app';
import { writeComment } from '../../community/forum/comments/write';
import { publish } from '../../community/forum/posts/publish';
import { createTicket, supplementTicket } from '../../content/support/tickets/own';
import { insertCourse } from '../courses/testing/courses';
import { type PaySite, paySite } from '../pay/testing/pay-site';
import { apply, refundRow, servedOrder } from '../refunds/testing/refunds';
import { type Death, killedAt } from './testing/killed';
import { paidOrder, unpaidOrder } from './testing/orders';
import { insertCoupon } from './testing/shop';

let site: PaySite;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await paySite({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'orderDesk', 'refunds', 'support', 'desk'],
    settings: { poolSize: 20 },
  });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

/** A call that is about to be made, and how often its effect is there. */
interface Deed {
  call: (idempotencyKey: string) => Promise<Pick<CallResult<ApiKey>, 'status' | 'msg' | 'data' | 'headers'>>;
  effects: () => Promise<number>;
}

const count = async (query: Promise<unknown[]>) => (await query).length;
const history = (id: number, event: string) =>
  count(
    site.core.db
      .selectFrom('order_history')
      .select('id')
      .where('order_id', '=', id)
      .where('event', '=', event)
      .execute(),
  );
const numbers = (id: number) =>
  count(site.core.db.selectFrom('payments').select('id').where('order_id', '=', id).execute());
const refunds = (id: number) =>
  count(site.core.db.selectFrom('refunds').select('id').where('order_id', '=', id).execute());

async function unpaid() {
  const { id: userId, token } = await site.user();
  return { userId, token, id: await unpaidOrder(site, token) };
}

const paying = (key: 'POST /pay/wechat_pay' | 'POST /pay/alipay_pay') => async (): Promise<Deed> => {
  const { token, id } = await unpaid();
  return {
    call: (idempotencyKey) => site.call(key, { body: { order_id: id }, token, idempotencyKey }),
    effects: () => numbers(id),
  };
};

const buying =
  (key: 'POST /course/:id/wechat/pay' | 'POST /course/:id/alipay/pay') => async (): Promise<Deed> => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const coupon_id = await insertCoupon(site.core, buyer.id, { scope: 3 });
    return {
      call: (idempotencyKey) =>
        site.call(key, {
          params: { id: course },
          body: { agreed: true, coupon_id },
          token: buyer.token,
          idempotencyKey,
        }),
      effects: () =>
        count(
          site.core.db
            .selectFrom('orders')
            .select('id')
            .where('kind', '=', 2)
            .where('goods_id', '=', course)
            .execute(),
        ),
    };
  };

const cancelling = (key: 'unpaid' | 'paid') => async (): Promise<Deed> => {
  const { token } = await site.user();
  const id = key === 'paid' ? await paidOrder(site, token) : await unpaidOrder(site, token);
  if (key === 'unpaid') await site.start(token, id);
  return {
    call: (idempotencyKey) =>
      site.call('POST /user/cancel/:id', { params: { id }, body: {}, token, idempotencyKey }),
    effects: () => (key === 'paid' ? refunds(id) : history(id, 'cancel')),
  };
};

/** Calls whose effect comes between calls of a gateway, or that may be done again: each is killed at every point. */
const killed: Record<string, { [name: string]: () => Promise<Deed> }> = {
  'POST /pay/wechat_pay': { order: paying('POST /pay/wechat_pay') },
  'POST /pay/alipay_pay': { order: paying('POST /pay/alipay_pay') },
  'POST /course/:id/wechat/pay': { course: buying('POST /course/:id/wechat/pay') },
  'POST /course/:id/alipay/pay': { course: buying('POST /course/:id/alipay/pay') },
  'POST /user/cancel/:id': { unpaid: cancelling('unpaid'), paid: cancelling('paid') },
  'POST /user/change_coupon/:id': {
    async order() {
      const { userId, token, id } = await unpaid();
      const coupon_id = await insertCoupon(site.core, userId);
      await site.start(token, id);
      return {
        call: (idempotencyKey) =>
          site.call('POST /user/change_coupon/:id', {
            params: { id },
            body: { coupon_id },
            token,
            idempotencyKey,
          }),
        effects: () => history(id, 'change_coupon'),
      };
    },
  },
  'POST /staff/order/adjust/:id': {
    async order() {
      const { token, id } = await unpaid();
      await site.start(token, id);
      const body = { pay_fen: 30_000, reason: '老客户优惠' };
      return {
        call: (idempotencyKey) =>
          site.call('POST /staff/order/adjust/:id', {
            params: { id },
            body,
            token: staff.token,
            idempotencyKey,
          }),
        effects: () => history(id, 'adjust'),
      };
    },
  },
  'POST /refund/apply/:id': {
    async order() {
      const { token } = await site.user();
      const id = await paidOrder(site, token);
      const body = { reason: 'not_needed' as const };
      return {
        call: (idempotencyKey) =>
          site.call('POST /refund/apply/:id', { params: { id }, body, token, idempotencyKey }),
        effects: () => refunds(id),
      };
    },
  },
  'POST /staff/desk/batch/:queue': {
    async ticket() {
      const { id: userId, token } = await site.user();
      await site.call('POST /ticket/create', {
        body: { kind: 'feedback', topic: '功能建议', content: '希望可以按截止日期排序。' },
        token,
        idempotencyKey: randomUUID(),
      });
      const { id } = await site.core.db
        .selectFrom('tickets')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return {
        call: (idempotencyKey) =>
          site.call('POST /staff/desk/batch/:queue', {
            params: { queue: 'ticket' },
            body: { action: 'take', ids: [id] },
            token: staff.token,
            idempotencyKey,
          }),
        effects: () =>
          count(
            site.core.db
              .selectFrom('ticket_lines')
              .select('id')
              .where('ticket_id', '=', id)
              .where('event', '=', 'take')
              .execute(),
          ),
      };
    },
  },
  'POST /staff/refund/act/:id': {
    async refund() {
      const { id: orderId, token } = await servedOrder(site);
      await apply(site, token, orderId);
      const { id, refund_no } = await refundRow(site, orderId);
      const body = { act: 'approve' as const, content: '核对无误' };
      return {
        call: (idempotencyKey) =>
          site.call('POST /staff/refund/act/:id', {
            params: { id },
            body,
            token: staff.token,
            idempotencyKey,
          }),
        effects: () =>
          count(
            site.core.db
              .selectFrom('refund_lines')
              .select('id')
              .where('refund_no', '=', refund_no)
              .where('event', '=', 'approve')
              .execute(),
          ),
      };
    },
  },
};

/** Calls that hand their `once` on, and to what. */
const handedOn: Record<string, (...given: never[]) => unknown> = {
  'POST /hot_post/post_message': publish,
  'POST /hot_post/discuss': writeComment,
  'POST /draft/post/:id': publish,
  'POST /ticket/create': createTicket,
  'POST /ticket/reply/:id': supplementTicket,
};

const contract = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, EndpointSpec>).map(([key, spec]) => ({ area, key, spec })),
);

test.each(contract.filter(({ spec }) => spec.idempotent).map(({ area, key }) => [key, area as AreaName]))(
  '%s records its answer with its effect, or is killed below',
  async (key, area) => {
    const routes = await loadCalls(area);
    const handler = String(handedOn[key] ?? Object(routes)[key]);
    const way = /once\s*\.(inTransaction|around|again)\(/.exec(handler)?.[1] ?? 'none';
    expect([key, way]).toEqual([
      key,
      key in killed ? expect.stringMatching(/^(around|again)$/) : 'inTransaction',
    ]);
  },
);

const running = '请求正在处理中，请稍候';

describe.each(
  Object.entries(killed).flatMap(([key, all]) => Object.entries(all).map(([n, d]) => [key, n, d] as const)),
)('%s of what is %s', (_key, _name, begin) => {
  test.each(['before', 'after'] as const)(
    'killed %s each of its transactions, it has one effect',
    async (when) => {
      let deaths = 0;
      for (let transaction = 1; transaction <= 8; transaction += 1) {
        const death: Death = { transaction, when };
        const { call, effects } = await begin();
        const key = randomUUID();
        const first = await killedAt(site.core, death, () => call(key));
        if (first !== 'dead') {
          expect([first.status, first.msg, await effects()]).toEqual([200, '成功', 1]);
          break;
        }
        deaths += 1;
        const at = await effects();
        let repeat = await call(key);
        if (repeat.msg === running) {
          // The key of a call that had no effect yet comes free with its lease.
          expect([death, at, repeat.status]).toEqual([death, 0, 409]);
          site.clock.advance(31_000);
          repeat = await call(key);
        }
        expect([death, repeat.status, repeat.msg, await effects()]).toEqual([death, 200, '成功', 1]);
        const again = await call(key);
        expect([again.data, await effects()]).toEqual([repeat.data, 1]);
      }
      expect(deaths).toBeGreaterThan(0);
    },
  );
});
