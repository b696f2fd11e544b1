import type { FormAnswers } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';
import { goodAnswers, plainForm, submit } from '../../../trade/forms/testing/forms';
import { paidOrder } from '../../../trade/orders/testing/orders';
import { putTeacher } from '../../avoidance/testing/teachers';

export const hour = 3_600_000;

/** The discipline of every order and teacher of a test: 材料科学与工程. */
export const discipline = '0805';

/** A teacher of the orders' own discipline. */
export async function poolTeacher(site: TestApp, more: Parameters<typeof putTeacher>[1] = {}) {
  const teacher = await putTeacher(site, { skills: [plainForm], ...more });
  await site.core.db
    .updateTable('teachers')
    .set({ disciplines: [discipline], languages: ['zh', 'en'] })
    .where('user_id', '=', teacher.id)
    .execute();
  return teacher;
}

/** What an order of a test is about. */
interface NewWaiting {
  trial?: boolean;
  answers?: FormAnswers;
  priceFen?: number;
}

/** An order of a buyer that waits in the pool. */
export async function ordered(site: TestApp, token: string, given: NewWaiting = {}): Promise<number> {
  const { trial = true, answers = {}, priceFen = 100_000 } = given;
  const id = await paidOrder(site, token, { formNo: plainForm, needTrial: trial, priceFen });
  const filled = { ...goodAnswers(site), subject: discipline, direction: '镁合金低温断裂', ...answers };
  const { status, errors } = await submit(site, token, id, filled);
  if (status !== 200) throw new Error(JSON.stringify(errors));
  return id;
}

/** A buyer with an order that waits in the pool. */
export async function waitingOrder(site: TestApp, given: NewWaiting = {}) {
  const buyer = await site.user();
  return { buyer, id: await ordered(site, buyer.token, given) };
}

type Person = { token: string };

export const take = (site: TestApp, teacher: Person, id: number) =>
  site.call('POST /wait_take/take/:id', { params: { id }, token: teacher.token });

export const begin = (site: TestApp, teacher: Person, id: number) =>
  site.call('POST /wait_take/begin/:id', { params: { id }, token: teacher.token });

export const words = '先说明取样的位置与方向，再把断口的形貌与温度一一对应，结论只说到观测到的为止。';

export const handIn = (site: TestApp, teacher: Person, id: number, more: object = {}) =>
  site.call('POST /wait_take/audition/:id', {
    params: { id },
    token: teacher.token,
    body: { text: words, notes: ['只改表达，不动数据'], own_work: true, ...more },
  });

/** Takes, begins and hands a trial in. */
export async function tried(site: TestApp, teacher: Person, id: number) {
  for (const step of [
    await take(site, teacher, id),
    await begin(site, teacher, id),
    await handIn(site, teacher, id),
  ])
    if (step.status !== 200) throw new Error(`${step.status} ${step.msg}`);
}

export const trials = async (site: TestApp, buyer: Person, id: number) =>
  (await site.call('GET /trial/:id', { params: { id }, token: buyer.token })).data;

export const choose = (site: TestApp, buyer: Person, id: number, letter: string, reason = '因果写得准确') =>
  site.call('POST /trial/choose/:id', { params: { id }, token: buyer.token, body: { letter, reason } });

export const confirm = (site: TestApp, teacher: Person, id: number) =>
  site.call('POST /wait_take/formal/:id', { params: { id }, token: teacher.token });

/** Where an order and its row of the pool stand, and how each of its takes. */
export async function standing(site: TestApp, id: number) {
  const { db } = site.core;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'teacher_id', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pool = await db.selectFrom('wait_takes').selectAll().where('order_id', '=', id).executeTakeFirst();
  const takes = await db.selectFrom('takes').selectAll().where('order_id', '=', id).orderBy('id').execute();
  return {
    order: order.status,
    teacher: order.teacher_id,
    due: order.due_at,
    pool: pool?.status,
    row: pool,
    takes,
  };
}

export const hall = async (site: TestApp, teacher: Person, query: object = {}) =>
  (await site.call('GET /wait_take/list', { token: teacher.token, query })).data;

export const num = async (site: TestApp, teacher: Person) =>
  (await site.call('GET /wait_take/num', { token: teacher.token })).data;
