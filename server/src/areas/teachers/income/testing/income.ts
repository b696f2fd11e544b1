import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/app';
import { inTurns, upTo } from '../../../../testing/in-turns';
import { insertUser, newSession } from '../../../../testing/users';
import { acceptDelivery } from '../../../trade/fulfilment/accept';
import { orderAt } from '../../../trade/fulfilment/testing/flow';
import { copiesOf } from '../../../trade/orders/testing/copies';
import { tradeSite } from '../../../trade/orders/testing/trade-site';
import { checkLedger } from '../ledger/check';
import { addPayee } from '../payees';
import { releaseDue } from '../release';

export const day = 86_400_000;

/** A site on which teachers earn. */
export async function incomeSite(): Promise<TestApp> {
  const site = await tradeSite(['income', 'fulfilment', 'orderDesk', 'messages']);
  await keepLevels(site);
  return site;
}

/** Levels are reckoned anew with each order: whoever has none stays at the third, whose rate is 65 %. */
const keepLevels = (site: TestApp) =>
  sql`
  update teacher_levels set min_orders = case when level < 4 then 0 else 100000 end, min_credit = 0, min_on_time = 0,
    min_accept = 0, rate = case when level = 3 then 65 else rate end`.execute(site.core.db);

const now = (site: TestApp) => new Date(site.clock.now());

/** Somebody with a name by which they are certified, at the level whose rate is 65 %. */
export async function certify(site: TestApp, id: number, name = '沈知远'): Promise<void> {
  const at = now(site);
  await site.core.db
    .insertInto('teachers')
    .values({
      ...{ user_id: id, status: 4, real_name: name, level: 3, approved_at: at, signed_at: at },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
}

/** The proof by phone that withdrawing wants. */
export const prove = (site: TestApp, userId: number): Promise<unknown> =>
  site.core.db
    .updateTable('sessions')
    .set({ stepped_up_at: now(site), stepped_up_by: 'sms' })
    .where('user_id', '=', userId)
    .execute();

export interface Teacher {
  id: number;
  token: string;
  payee: number;
}

const card: BodyOf<'POST /income/payee'> = {
  ...{ kind: 'bank', name: '沈知远', bank: '中国工商银行', account: '6222021234567896612' },
};

/** A certified teacher with an account for their money and a proof that holds. */
export async function teacher(site: TestApp): Promise<Teacher> {
  const { id, token } = await site.user({ is_teacher: true, is_certification: true, nickname: '沈老师' });
  await certify(site, id);
  await prove(site, id);
  const payee = await addPayee(site.core, id, card, now(site));
  return { id, token, payee: payee.id };
}

/** A new session with a fresh proof: clocks that run on by days end sessions. */
export async function again(site: TestApp, person: Teacher): Promise<Teacher> {
  const token = await newSession(site, person.id);
  await prove(site, person.id);
  return { ...person, token };
}

/** So many teachers, each with an account, without sessions. */
export async function teachers(site: TestApp, count: number): Promise<{ id: number; payee: number }[]> {
  return inTurns(upTo(count), 4, async () => {
    const id = await insertUser(site.core.db, { is_teacher: true, is_certification: true });
    await certify(site, id);
    return { id, payee: (await addPayee(site.core, id, card, now(site))).id };
  });
}

/** An order of a teacher that was accepted now. @returns its id and its buyer */
export async function accepted(site: TestApp, teacherId: number, priceFen = 240_000) {
  const { buyer, id } = await orderAt(site, s.delivered, { teacher_id: teacherId }, { priceFen });
  await site.core.db
    .transaction()
    .execute((trx) => acceptDelivery(site.core, trx, { userId: buyer.id, orderId: id, now: now(site) }, 1));
  return { buyer, id };
}

/** For each teacher one order of one buyer, accepted now; of the same amount. */
export async function acceptedForEach(site: TestApp, people: readonly { id: number }[], priceFen = 240_000) {
  const { buyer, id } = await orderAt(site, s.delivered, {}, { priceFen });
  const ids = await copiesOf(site, id, people.length);
  await inTurns(ids, 4, async (orderId, n) => {
    await site.core.db
      .updateTable('orders')
      .set({ teacher_id: people[n]?.id ?? 0 })
      .where('id', '=', orderId)
      .execute();
    await site.core.db
      .transaction()
      .execute((trx) => acceptDelivery(site.core, trx, { userId: buyer.id, orderId, now: now(site) }, 1));
  });
  return { buyer, ids };
}

/** Lets the days pass after which income is available, and the clock that makes it so run. */
export async function release(site: TestApp): Promise<void> {
  site.clock.advance(7 * day + 1000);
  while ((await releaseDue(site.core)) > 0);
}

export const withdrawCall = (site: TestApp, { token, payee }: Teacher, amount_fen: number) =>
  site.call('POST /income/withdraw', {
    token,
    body: { amount_fen, payee_id: payee },
    idempotencyKey: randomUUID(),
  });

export const overview = async (site: TestApp, { token }: { token: string }) =>
  (await site.call('GET /income/overview', { token })).data;

/** @throws Error when anything of the ledger does not agree */
export async function expectBalanced(site: TestApp): Promise<void> {
  const { problems } = await checkLedger(site.core.db);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
