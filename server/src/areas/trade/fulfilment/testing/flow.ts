import { randomBytes } from 'node:crypto';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Updateable } from 'kysely';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import { newSession } from '../../../../testing/users';
import { uploaded } from '../../../base/files/testing/uploads';
import { paidOrder, putOrder, unpaidOrder } from '../../orders/testing/orders';
import type { NewGoods } from '../../orders/testing/shop-types';

export const hour = 3600_000;
export const day = 24 * hour;
/** Whole days from one moment to another, rounded. */
export const daysBetween = (from: Date | null, to: Date | null) =>
  Math.round((Number(to) - Number(from)) / day);

/** Somebody of the site with the token of a fresh session: clocks that run on by days end sessions. */
export interface Person {
  id: number;
  token: string;
}

/** A new session: the test's clock has run past the old one. */
export async function again(site: TestApp, person: Person): Promise<Person> {
  return { ...person, token: await newSession(site, person.id) };
}

export const staffOf = (site: TestApp): Promise<Person> =>
  site.user({ is_staff: true, nickname: '学术港运营' });

export const teacherOf = (site: TestApp): Promise<Person> =>
  site.user({ is_teacher: true, is_certification: true, nickname: '林书瑶' });

/** A buyer with an order that waits for a price. */
export async function quotingOrder(site: TestApp, given: NewGoods = {}) {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token, { mode: 3, priceFen: 0, ...given });
  return { buyer, id };
}

/** The body of a quote of ¥1,280.00, ten days, three rounds. */
export const terms = { amount_fen: 128000, days: 10, revisions: 3 };

export const quote = (site: TestApp, staff: Person, id: number, more: Partial<typeof terms> = {}) =>
  site.call('POST /staff/order/quote/:id', {
    params: { id },
    token: staff.token,
    body: { ...terms, ...more },
  });

export const dispatch = (site: TestApp, staff: Person, id: number, teacher?: Person) =>
  site.call('POST /staff/order/dispatch/:id', {
    params: { id },
    token: staff.token,
    body: teacher ? { teacher_id: teacher.id } : {},
  });

export const deliver = (site: TestApp, staff: Person, id: number, more: object = {}) =>
  site.call('POST /staff/order/deliver/:id', {
    params: { id },
    token: staff.token,
    body: { title: '批注稿', text: '逐段批注见文件。', ...more },
  });

export const accept = (site: TestApp, buyer: Person, id: number, version = 1) =>
  site.call('POST /delivery/accept/:id', { params: { id }, token: buyer.token, body: { version } });

export const items = ['第二章的文献综述请补充近三年的研究', '图 3 的说明请与正文统一'];

export const change = (site: TestApp, buyer: Person, id: number, more: object = {}) =>
  site.call('POST /delivery/changes/:id', {
    params: { id },
    token: buyer.token,
    body: { version: 1, items, ...more },
  });

export const info = (site: TestApp, buyer: Person, id: number) =>
  site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token });

/** A buyer with a paid order put into a status as the flow leaves it there, one version delivered. */
export async function orderAt(
  site: TestApp,
  status: OrderStatus,
  change: Updateable<DB['orders']> = {},
  given: NewGoods = {},
) {
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token, given);
  const now = new Date(site.clock.now());
  await putOrder(site, id, status, {
    ...(status === s.delivered && { delivered_at: now, accept_at: new Date(now.getTime() + 7 * day) }),
    ...(status === s.waiting && { waiting_since: now, form_status: 2 }),
    ...((status === s.serving || status === s.revising) && {
      taken_at: now,
      due_at: new Date(now.getTime() + 5 * day),
    }),
    ...(status === s.done && { finished_at: now }),
    ...change,
  });
  await site.core.db
    .insertInto('deliverables')
    .values({
      order_id: id,
      version: 1,
      by_name: '林书瑶',
      title: '初稿',
      text: '见说明。',
      files: '[]',
      at: now,
    })
    .execute();
  return { buyer, id };
}

/** A finished upload with some words in it. @returns its id */
export async function upload(site: TestApp, person: Person, name: string): Promise<string> {
  const content = Buffer.from(`正文 ${randomBytes(6).toString('hex')}\n`);
  return (await uploaded(site, person.token, name, content)).id;
}

/** Titles of the messages that somebody got about orders, or about one of them, oldest first. */
export async function told(site: TestApp, userId: number, orderId?: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', userId)
    .where('sub', '=', 41)
    .$if(orderId !== undefined, (query) => query.where('obj_id', '=', orderId ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}
