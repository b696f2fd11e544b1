import { replacedState } from '@harbor/contract/payment-states';
import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns, upTo } from '../../../testing/in-turns';
import { expireOrders } from '../checkout/expire';
import { buyCourse, insertCourses } from '../courses/testing/courses';
import { copiesOf } from '../orders/testing/copies';
import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { closeReplaced } from './close-payment';
import { pollPayments } from './poll';
import { openPayments } from './queries';
import { balanced, ledgerOf } from './testing/ledger';
import { type ChannelName, type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite({ settings: { poolSize: 20 } });
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

type Answer = Pick<Awaited<ReturnType<PaySite['start']>>, 'status' | 'msg' | 'data'>;
type Call = keyof typeof ways;

const goOn = (token: string, id: number, keep = false): Promise<Answer> =>
  site.call('POST /pay/continue_wechat/:id', { params: { id }, body: { keep }, token });

/** The calls that open a payment of an order. */
const ways = {
  wechat_pay: (token: string, id: number): Promise<Answer> => site.start(token, id, 'wechat'),
  alipay_pay: (token: string, id: number): Promise<Answer> => site.start(token, id, 'alipay'),
  continue_wechat: goOn,
  continue_alipay: (token: string, id: number): Promise<Answer> =>
    site.call('POST /pay/continue_alipay/:id', { params: { id }, body: {}, token }),
};
const calls = Object.keys(ways) as Call[];

const pay = (token: string, id: number, call: Call) => ways[call](token, id);

const copies = async (token: string, count: number) => copiesOf(site, await unpaidOrder(site, token), count);

/** What may still be paid for an order, once everybody has closed what they replaced. */
async function standing(id: number) {
  await closeReplaced(site.core, id);
  const open = await openPayments(site.core.db, id);
  const offered = open.filter((one) => one.replaced_at === null);
  const numbers = await site.core.db
    .selectFrom('payments')
    .select(['pay_no', 'channel'])
    .where('order_id', '=', id)
    .execute();
  const payable = { wechat: [] as string[], alipay: [] as string[] };
  for (const { pay_no, channel } of numbers) {
    if (channel === 'none') continue;
    const { status } = await site.core.gateways[channel].query(pay_no);
    // Alipay knows a number only once somebody has opened its page: one that is open in our books may still be opened.
    const unseen = channel === 'alipay' && open.some((one) => one.pay_no === pay_no);
    if (status === 'unpaid' || (status === 'unknown_to_gateway' && unseen)) payable[channel].push(pay_no);
  }
  return { offered: offered.map((one) => one.pay_no), payable, numbers: numbers.length };
}

const shown = (answers: Answer[]) => answers.filter(({ status }) => status === 200).map(({ data }) => data);

describe('six calls at once for one order', () => {
  test.each(calls)('%s: one number, the same for all, and its code can be paid', async (call) => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 30);
    const channel: ChannelName = call.includes('wechat') ? 'wechat' : 'alipay';
    await inTurns(ids, 4, async (id, trial) => {
      const answers = await Promise.all(upTo(6).map(() => pay(buyer.token, id, call)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const [payNo] = answers.map(({ data }) => data.pay_no);
      expect(new Set(shown(answers).map((one) => one.pay_no + one.code_url)).size).toBe(1);
      expect(await standing(id)).toMatchObject({ offered: [payNo], numbers: 1 });
      if (trial % 10 === 0 && answers[0]) {
        await site.atCashier(answers[0].data, 'pay');
        await until(async () => (await orderRow(site, id)).status === 20);
      } else expect((await standing(id)).payable[channel]).toEqual([payNo]);
    });
  });

  test('a course bought in six tabs: one order, one number', async () => {
    const buyer = await site.user();
    const courses = await insertCourses(site.core, 12);
    await inTurns(courses, 4, async (course, trial) => {
      const channel = trial % 2 === 0 ? 'wechat' : 'alipay';
      const answers = await Promise.all(upTo(6).map(() => buyCourse(site, buyer.token, course, channel)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const orders = new Set(answers.map(({ data }) => data.order_id));
      const numbers = new Set(answers.map(({ data }) => data.pay_no));
      expect([orders.size, numbers.size]).toEqual([1, 1]);
      const [id = 0] = orders;
      const { offered, payable } = await standing(id);
      expect([offered, payable[channel]]).toEqual([[...numbers], [...numbers]]);
    });
  });

  test('both channels: the one chosen last is offered, the rest is closed, and whoever shows it is told', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 40);
    await inTurns(ids, 4, async (id, trial) => {
      const order: Call[] = trial % 2 === 0 ? ['wechat_pay', 'alipay_pay'] : ['alipay_pay', 'wechat_pay'];
      const answers = await Promise.all(
        upTo(6).map((n) => pay(buyer.token, id, order[n % 2] ?? 'wechat_pay')),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      for (const one of refused)
        expect([one.status, one.data]).toMatchObject([409, { trade_state: replacedState }]);
      const { offered, payable } = await standing(id);
      expect(offered).toHaveLength(1);
      expect(payable.wechat.length).toBeLessThanOrEqual(1);
      expect(payable.alipay.length).toBeLessThanOrEqual(1);
      expect([...payable.wechat, ...payable.alipay]).toContain(offered[0]);
      expect(shown(answers).map((one) => one.pay_no)).toContain(offered[0]);
      const { data } = await site.call('GET /pay/state/:id', { params: { id }, token: buyer.token });
      expect(data.offered?.pay_no).toBe(offered[0]);
      // What was shown before another way was chosen cannot be paid by mistake: closed, or its money comes back.
      const wechat = shown(answers).filter((one) => one.channel === 'wechat');
      if (data.offered?.channel === 'alipay') expect(payable.wechat).toEqual([]);
      else expect(wechat.map((one) => one.pay_no)).toContain(offered[0]);
    });
  });
});

describe('opening against what ends it', () => {
  test('cancelling: nothing of a cancelled order can be paid at WeChat any more', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 24);
    await inTurns(ids, 4, async (id) => {
      const answers = await Promise.all([
        ...upTo(2).map(() => pay(buyer.token, id, 'continue_wechat')),
        site.call('POST /user/cancel/:id', { params: { id }, body: {}, token: buyer.token }),
        pay(buyer.token, id, 'wechat_pay'),
      ]);
      expect((await orderRow(site, id)).status).toBe(70);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const { offered, payable } = await standing(id);
      expect([offered, payable.wechat]).toEqual([[], []]);
    });
  });

  test('closing the trade: what is answered afterwards is a number that lives', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 16);
    await inTurns(ids, 4, async (id) => {
      await pay(buyer.token, id, 'wechat_pay');
      await Promise.all([
        site.call('POST /wechat/cancel/:id', { params: { id }, token: buyer.token }),
        ...upTo(3).map(() => pay(buyer.token, id, 'continue_wechat')),
      ]);
      const after = await pay(buyer.token, id, 'continue_wechat');
      const { offered, payable } = await standing(id);
      expect([after.status, offered, payable.wechat]).toEqual([
        200,
        [after.data.pay_no],
        [after.data.pay_no],
      ]);
    });
  });

  test('a payment that comes in: paid once, all money in the books, no other number left', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 24);
    await inTurns(ids, 4, async (id, trial) => {
      const { data: first } = await pay(buyer.token, id, 'wechat_pay');
      const others: Call[] = trial % 2 === 0 ? ['wechat_pay', 'alipay_pay'] : ['alipay_pay', 'alipay_pay'];
      await Promise.all([site.atCashier(first, 'pay'), ...others.map((call) => pay(buyer.token, id, call))]);
      const state = await until(async () => {
        const { received, status } = await ledgerOf(site.core, id);
        if (received > 0) return { received, status };
        // Closed before the money could be paid: then the other way is the one that is left.
        const { status: theirs } = await site.core.gateways.wechat.query(first.pay_no);
        return theirs === 'closed' && { received, status };
      });
      const ledger = await ledgerOf(site.core, id);
      expect([balanced(ledger), ledger.paidMessages <= 1]).toEqual([true, true]);
      expect(state.status).toBe(state.received > 0 ? 20 : 10);
      // What follows a settlement comes after its commit.
      const left = state.received > 0 ? 0 : 1;
      await until(async () => (await standing(id)).offered.length === left);
    });
  });

  test('the timeout: an order that ran out leaves no number that WeChat takes money for', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 24);
    const later = site.clock.now() + 31 * 60_000;
    const moments = await dueInTurn(site.core.db, ['orders', 'id', 'expire_at'], ids, later);
    await inTurns(ids, 4, async (id, trial) => {
      const answers = await Promise.all([
        pay(buyer.token, id, 'wechat_pay'),
        expireOrders(coreAt(site.core, moments[trial] ?? 0)),
        pay(buyer.token, id, 'continue_wechat'),
      ]);
      expect(answers).toHaveLength(3);
      await until(async () => {
        await expireOrders(coreAt(site.core, moments[trial] ?? 0));
        return (await orderRow(site, id)).status === 70;
      });
      expect(await standing(id)).toMatchObject({ offered: [], payable: { wechat: [] } });
    });
  });

  test('another coupon: the old amount is not offered any more', async () => {
    const buyer = await site.user();
    const ids = await copies(buyer.token, 8);
    await inTurns(ids, 4, async (id) => {
      await pay(buyer.token, id, 'wechat_pay');
      await site.core.db
        .updateTable('orders')
        .set({ pay_fen: 30_000, adjust_fen: -9_800 })
        .where('id', '=', id)
        .execute();
      const answers = await Promise.all(upTo(4).map(() => pay(buyer.token, id, 'continue_wechat')));
      expect(answers.map(({ status, data }) => [status, data.amount_fen])).toEqual(
        Array(4).fill([200, 30_000]),
      );
      const { offered, payable } = await standing(id);
      expect([offered, payable.wechat]).toEqual([[answers[0]?.data.pay_no], [answers[0]?.data.pay_no]]);
    });
  });
});

describe('a process that dies in between', () => {
  test.each(['before', 'after'] as const)(
    'killed %s the gateway heard of the number: the next call goes on with it',
    async (when) => {
      const buyer = await site.user();
      for (const id of await copies(buyer.token, 5)) {
        const gateway = site.core.gateways.wechat;
        const create = gateway.create.bind(gateway);
        let reached = () => {};
        const dead = new Promise<void>((resolve) => (reached = resolve));
        // The process stops here for good: nothing after this point of the call is ever done.
        const killed = jest.spyOn(gateway, 'create').mockImplementationOnce(async (payment) => {
          if (when === 'after') await create(payment);
          reached();
          return new Promise(() => {});
        });
        void pay(buyer.token, id, 'continue_wechat');
        await dead;
        killed.mockRestore();
        const answers = await Promise.all(upTo(3).map(() => pay(buyer.token, id, 'wechat_pay')));
        expect(new Set(shown(answers).map((one) => one.pay_no)).size).toBe(1);
        const { offered, payable, numbers } = await standing(id);
        expect([offered, payable.wechat, numbers]).toEqual([offered, [answers[0]?.data.pay_no], 1]);
      }
    },
  );

  test('a replaced number whose closing never came is closed by the poller', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const { data: old } = await pay(buyer.token, id, 'wechat_pay');
    await site.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 0 });
    const { data: chosen } = await pay(buyer.token, id, 'alipay_pay');
    await site.clearFaults();
    expect((await site.core.gateways.wechat.query(old.pay_no)).status).toBe('unpaid');
    site.clock.advance(30_000);
    while ((await pollPayments(site.core)) > 0);
    expect((await site.core.gateways.wechat.query(old.pay_no)).status).toBe('closed');
    expect((await standing(id)).offered).toEqual([chosen.pay_no]);
  });
});

describe('a page that goes on with what it shows', () => {
  test('leaves another way alone that was chosen since; asked for by hand it takes its place', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const renew = (keep: boolean) => goOn(buyer.token, id, keep);
    const code = await renew(true);
    expect((await renew(true)).data.pay_no).toBe(code.data.pay_no);
    const alipay = await pay(buyer.token, id, 'alipay_pay');
    const kept = await renew(true);
    expect([kept.status, kept.msg, kept.data]).toMatchObject([
      409,
      '您已在其他页面或设备上改用支付宝付款',
      { trade_state: replacedState },
    ]);
    expect((await standing(id)).offered).toEqual([alipay.data.pay_no]);
    const taken = await renew(false);
    expect([taken.status, taken.data.channel]).toEqual([200, 'wechat']);
    // Nobody opened Alipay's page: its number is taken up again instead of a second one.
    expect((await pay(buyer.token, id, 'alipay_pay')).data.pay_no).toBe(alipay.data.pay_no);
  });

  test('a number that was closed at its gateway behind our back is replaced at once', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const { data: old } = await pay(buyer.token, id, 'wechat_pay');
    await site.core.gateways.wechat.close(old.pay_no);
    const next = await pay(buyer.token, id, 'wechat_pay');
    expect([next.status, next.data.pay_no === old.pay_no]).toEqual([200, false]);
    expect((await standing(id)).payable.wechat).toEqual([next.data.pay_no]);
  });
});

test('the database holds one offered number of an order and channel', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data } = await pay(buyer.token, id, 'wechat_pay');
  const { db } = site.core;
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('pay_no', '=', data.pay_no)
    .executeTakeFirstOrThrow();
  const { id: _, ...twin } = row;
  await expect(
    db
      .insertInto('payments')
      .values({ ...twin, pay_no: 'PTWINTWIN' })
      .execute(),
  ).rejects.toThrow('payments_one_offered');
});
