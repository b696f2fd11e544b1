import type { ApiKey } from '@harbor/contract';
import { type OrderStatus, orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { orderRow, putOrder } from '../orders/testing/orders';
import { type Actor, findTransition, type OrderEvent } from '../orders/transitions';
import { day, items, orderAt, type Person, staffOf, teacherOf, terms } from './testing/flow';

let site: TestApp;
let staff: Person;
let teacher: Person;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'quotes', 'fulfilment', 'orderDesk'],
  });
  [staff, teacher] = [await staffOf(site), await teacherOf(site)];
});
afterAll(() => site.close());

type Who = 'buyer' | 'staff' | 'teacher';

interface Attempt {
  call: ApiKey;
  who: Who;
  body?: object;
  event: OrderEvent;
  actor: Actor;
  /** The order asked staff for a further round. */
  asking?: boolean;
}

const handedIn = { title: '批注稿', text: '逐段批注。' };
const attempts: Attempt[] = [
  { call: 'POST /quote/accept/:id', who: 'buyer', body: { round: 1 }, event: 'accept_quote', actor: 'user' },
  {
    call: 'POST /staff/order/dispatch/:id',
    who: 'staff',
    body: {},
    event: 'assign',
    actor: 'operator',
  },
  {
    call: 'POST /staff/order/deliver/:id',
    who: 'staff',
    body: handedIn,
    event: 'deliver',
    actor: 'operator',
  },
  {
    call: 'POST /teacher/order/deliver/:id',
    who: 'teacher',
    body: handedIn,
    event: 'deliver',
    actor: 'teacher',
  },
  {
    call: 'POST /delivery/changes/:id',
    who: 'buyer',
    body: { version: 1, items },
    event: 'request_changes',
    actor: 'user',
  },
  {
    call: 'POST /staff/order/extra_changes/:id',
    who: 'staff',
    body: { act: 'grant', content: '同意再改一次' },
    event: 'grant_changes',
    actor: 'operator',
    asking: true,
  },
  { call: 'POST /delivery/accept/:id', who: 'buyer', body: { version: 1 }, event: 'accept', actor: 'user' },
  {
    call: 'POST /staff/order/remove/:id',
    who: 'staff',
    body: { reason: '老师临时住院' },
    event: 'give_up',
    actor: 'operator',
  },
  {
    call: 'POST /teacher/order/give_up/:id',
    who: 'teacher',
    body: { reason: '临时住院' },
    event: 'give_up',
    actor: 'teacher',
  },
];

const statuses = Object.values(s) as OrderStatus[];

/** An order as it stands in a status, with an open quote, a delivery and a teacher: only the status decides. */
async function prepared(status: OrderStatus, asking: boolean) {
  const { buyer, id } = await orderAt(site, status);
  const now = new Date(site.clock.now());
  await putOrder(site, id, status, {
    teacher_id: teacher.id,
    asking_changes: asking,
    quote_until: new Date(now.getTime() + day),
  });
  await site.core.db
    .insertInto('quotes')
    .values({
      order_id: id,
      round: 1,
      state: 'open',
      ...terms,
      by_id: staff.id,
      expire_at: new Date(now.getTime() + day),
      created_at: now,
    })
    .execute();
  if (asking)
    await site.core.db
      .insertInto('change_requests')
      .values({ order_id: id, round: 3, version: 1, items: JSON.stringify(items), state: 'asked', at: now })
      .execute();
  return { buyer, id };
}

const cases = attempts.flatMap((attempt) =>
  statuses.map((status) => {
    const step = findTransition(status, attempt.event, attempt.actor);
    return { ...attempt, status, from: orderStatusLabel[status], to: step?.to };
  }),
);

test.each(cases)('$call from $from ($status)', async ({ call, who, body, status, asking = false, to }) => {
  const { buyer, id } = await prepared(status, asking);
  const tokens = { buyer: buyer.token, staff: staff.token, teacher: teacher.token };
  const answer = await site.call(call, { params: { id }, token: tokens[who], body } as never);
  const after = await orderRow(site, id);
  if (to === undefined) {
    expect([answer.status, after.status]).toEqual([409, status]);
    return;
  }
  expect([answer.status, after.status]).toEqual([200, to]);
  const [line] = await site.core.db
    .selectFrom('order_history')
    .select(['from_status', 'to_status'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(line).toEqual({ from_status: status, to_status: to });
});

/** Calls that leave the status as it is, and the statuses in which they are taken. */
const noted: { call: ApiKey; who: Who; body?: object; at: OrderStatus[]; asking?: boolean }[] = [
  { call: 'POST /staff/order/quote/:id', who: 'staff', body: terms, at: [s.quoting] },
  {
    call: 'POST /quote/counter/:id',
    who: 'buyer',
    body: { round: 1, wish: '希望控制在一千元以内' },
    at: [s.quoting],
  },
  {
    call: 'POST /staff/order/adjust/:id',
    who: 'staff',
    body: { pay_fen: 30000, reason: '老客户优惠' },
    at: [s.unpaid],
  },
  { call: 'POST /delivery/extend/:id', who: 'buyer', at: [s.delivered] },
  {
    call: 'POST /staff/order/extra_changes/:id',
    who: 'staff',
    body: { act: 'refuse', content: '属于新的需求' },
    at: [s.delivered],
    asking: true,
  },
  {
    call: 'POST /order_note/add/:id',
    who: 'buyer',
    body: { content: '周三下午可以沟通' },
    at: statuses.filter((status) => ![s.done, s.cancelled, s.closed].some((over) => over === status)),
  },
  {
    call: 'POST /staff/order/reply/:id',
    who: 'staff',
    body: { content: '周三下午三点，老师会在会议软件里等您' },
    at: statuses.filter((status) => ![s.done, s.cancelled, s.closed].some((over) => over === status)),
  },
  {
    call: 'POST /staff/order/note/:id',
    who: 'staff',
    body: { content: '已电话沟通' },
    at: statuses.filter((status) => status !== s.cancelled && status !== s.closed),
  },
];

test.each(
  noted.flatMap((one) => statuses.map((status) => ({ ...one, status, from: orderStatusLabel[status] }))),
)('$call in $from ($status)', async ({ call, who, body, status, at, asking = false }) => {
  const { buyer, id } = await prepared(status, asking);
  const token = who === 'buyer' ? buyer.token : staff.token;
  const answer = await site.call(call, { params: { id }, token, ...(body && { body }) } as never);
  const after = await orderRow(site, id);
  expect([answer.status, after.status]).toEqual([at.includes(status) ? 200 : 409, status]);
});
