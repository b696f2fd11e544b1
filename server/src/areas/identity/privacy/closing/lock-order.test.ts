import { closingStatus } from '@harbor/contract/privacy-states';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { type TestApp, testApp } from '../../../../testing/app';
import { userStatus } from '../../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { actOnInvoice } from '../../../trade/invoices/decide';
import { applyForInvoice, finishedOrder, invoiceRow } from '../../../trade/invoices/testing/invoices';
import { lockOrder } from '../../../trade/orders/queries';
import { unpaidOrder } from '../../../trade/orders/testing/orders';
import { insertPayment } from '../../../trade/orders/testing/pay-directly';
import { lockPayment, lockPaymentsOf } from '../../../trade/pay/queries';
import { settle } from '../../../trade/pay/settle';
import { closeAccount } from './erase';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: [
      'privacy',
      'auth',
      'services',
      'checkout',
      'user',
      'ownOrders',
      'invoices',
      'messages',
      'files',
      'vault',
      'support',
    ],
  });
});
afterAll(() => site.close());

/** A closing of theirs that is due. */
async function dueClosing(userId: number): Promise<number> {
  const at = new Date(site.clock.now());
  const { db } = site.core;
  await db.updateTable('users').set({ status: userStatus.closing }).where('id', '=', userId).execute();
  const { id } = await db
    .insertInto('account_closings')
    .values({
      ...{ user_id: userId, status: closingStatus.waiting, posts: 'keep' as const },
      ...{ requested_at: at, closes_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Resolves when some transaction of this database waits for a lock of another, or when the other has ended. */
async function waitsOrEnded(other: { ended: boolean }): Promise<void> {
  while (!other.ended) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      site.core.db,
    );
    if (rows.length > 0) return;
  }
}

/** One session takes its first lock, an erasure runs into it, the session goes on: both have to come to their end. */
async function crossing(
  userId: number,
  first: (trx: Db) => Promise<unknown>,
  rest: (trx: Db) => Promise<unknown>,
) {
  const closing = await dueClosing(userId);
  const erasure = { ended: false, how: Promise.resolve('') };
  const result = await site.core.db.transaction().execute(async (trx) => {
    await first(trx);
    erasure.how = closeAccount(site.core, closing, userId)
      .then(
        () => 'closed',
        (error: Error) => error.message,
      )
      .finally(() => {
        erasure.ended = true;
      });
    await waitsOrEnded(erasure);
    return rest(trx);
  });
  expect(await erasure.how).toBe('closed');
  return result;
}

const statusOf = async (id: number) =>
  (await site.core.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

/** An order that was cancelled, and the payment through which money may still come. */
async function cancelled() {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const payNo = await insertPayment(site.core, id);
  await site.call('POST /user/cancel/:id', { params: { id }, body: {}, token: buyer.token });
  return { buyer, id, payNo };
}

const lateMoney = (payNo: string, now: Date) => (trx: Db) =>
  settle(
    trx,
    {
      ...{ channel: 'wechat', eventId: payNo, payNo, amountFen: 39_800, transactionId: `T${payNo}` },
      ...{ tradeState: 'SUCCESS', tradeStateDesc: '支付成功', paidAt: now },
    },
    now,
  );

test('late money that came first: it goes back, and the account waits for its refund', async () => {
  const { buyer, id, payNo } = await cancelled();
  const outcome = await crossing(
    buyer.id,
    (trx) => lockPayment(trx, payNo),
    lateMoney(payNo, new Date(site.clock.now())),
  );
  expect(outcome).toBe('refunding');
  const refunds = await site.core.db
    .selectFrom('refunds')
    .select(['kind', 'status'])
    .where('order_id', '=', id)
    .execute();
  expect([refunds, await statusOf(buyer.id)]).toEqual([[{ kind: 'extra', status: 3 }], userStatus.closing]);
});

test('what is told to the person with their order in hand meets an erasure', async () => {
  const { buyer, id } = await cancelled();
  await crossing(
    buyer.id,
    (trx) => lockOrder(trx, id),
    (trx) =>
      notify(trx, {
        ...{ userId: buyer.id, kind: messageKind.system, sub: systemSub.refund, title: '退款已完成' },
        now: new Date(site.clock.now()),
      }),
  );
  expect(await statusOf(buyer.id)).toBe(userStatus.closed);
});

test('staff who decide on an invoice meet an erasure', async () => {
  const staff = await site.user({ is_staff: true });
  const { buyer, id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  await crossing(
    buyer.id,
    (trx) => lockPaymentsOf(trx, id),
    (trx) => actOnInvoice(site.core, trx, staff.id, invoice.id, { act: 'refuse', reason: '抬头与税号不符' }),
  );
  expect(await statusOf(buyer.id)).toBe(userStatus.closed);
});

test('who tells the person something with a ticket of theirs in hand meets an erasure', async () => {
  const { id: userId, token } = await site.user();
  const { data } = await site.call('POST /ticket/create', {
    token,
    body: { kind: 'feedback', topic: '功能建议', content: '希望可以按截止日期排序。' },
  });
  expect(data).toBeDefined();
  await crossing(
    userId,
    (trx) => trx.selectFrom('tickets').select('id').where('user_id', '=', userId).forUpdate().execute(),
    (trx) =>
      notify(trx, {
        ...{ userId, kind: messageKind.system, sub: systemSub.ticket, title: '您的工单有新回复' },
        now: new Date(site.clock.now()),
      }),
  );
  expect(await statusOf(userId)).toBe(userStatus.closed);
});
