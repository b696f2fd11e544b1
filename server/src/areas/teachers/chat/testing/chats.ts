import { randomUUID } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../../testing/app';
import { orderAt, type Person, teacherOf } from '../../../trade/fulfilment/testing/flow';

/** An order that a teacher serves, with both of its parties. */
export interface Served {
  id: number;
  buyer: Person;
  teacher: Person;
}

/** A buyer with an order that a teacher serves. */
export async function servedOrder(site: TestApp, teacher?: Person): Promise<Served> {
  const who = teacher ?? (await teacherOf(site));
  const { buyer, id } = await orderAt(site, s.serving, {
    teacher_id: who.id,
    teacher: JSON.stringify({
      id: who.id,
      name: '林书瑶',
      avatar_img: '',
      title: '认证教师',
      on_time_rate: null,
    }),
  });
  return { id, buyer, teacher: who };
}

export const chatOf = (site: TestApp, person: Person, id: number, query: Record<string, string> = {}) =>
  site.call('GET /order_chat/list/:id', { params: { id }, token: person.token, query });

/** Says something in words. */
export const say = (site: TestApp, person: Person, id: number, content: string, more: object = {}) =>
  site.call('POST /order_chat/send/:id', {
    params: { id },
    token: person.token,
    body: { content, client_id: randomUUID(), ...more },
  });

export const read = (site: TestApp, person: Person, id: number, last_id: number) =>
  site.call('POST /order_chat/read/:id', { params: { id }, token: person.token, body: { last_id } });

export const takeBack = (site: TestApp, person: Person, id: number, message_id: number) =>
  site.call('POST /order_chat/recall/:id', { params: { id }, token: person.token, body: { message_id } });
