import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { meets } from '../../../names/institutions';
import { versionOf } from '../../trade/forms/queries';
import { termKind } from './rows';
import { awaitTerms, termsOf } from './terms';

/** Orders that somebody may still be asked to take, or may have to be taken by somebody else. */
export const openStatuses = [s.incomplete, s.waiting, s.trial, s.serving, s.delivered, s.revising] as const;

interface Ordered {
  id: number;
  user_id: number;
}

/** Keys of a form's answers that say where its buyer works or studies. */
const unitFields = ['school', 'unit'];

/** Whom an order's form asks to be kept from it, and where its buyer says that they work or study. */
async function ofForm(db: Db, orderId: number): Promise<{ avoid: string[]; units: string[] }> {
  const answers = (await versionOf(db, orderId))?.answers ?? {};
  const texts = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && one.trim() !== '',
    );
  return { avoid: texts(answers.avoid), units: unitFields.flatMap((key) => texts(answers[key])) };
}

/** Where the buyer of an order works or studies, as their profile and its form say. */
export async function buyerUnits(db: Db, order: Ordered): Promise<string[]> {
  const user = await findRow(db, 'users', { id: order.user_id }, ['unit']);
  const { units } = await ofForm(db, order.id);
  return [user?.unit ?? '', ...units].filter((unit) => unit.trim() !== '');
}

/** The buyer's own words for an order: of its form and of their standing list, each once. */
export async function buyersWords(db: Db, order: Ordered): Promise<string[]> {
  const { avoid } = await ofForm(db, order.id);
  const standing = await db
    .selectFrom('buyer_avoids as b')
    .innerJoin('avoid_terms as t', 't.id', 'b.term_id')
    .select('b.text')
    .where('b.user_id', '=', order.user_id)
    .where('t.kind', '=', termKind.words)
    .orderBy('b.id')
    .execute();
  return [...new Set([...avoid, ...standing.map(({ text }) => text)])];
}

/** Writes down for whom an order is not: needed whenever its form, its buyer's list or unit changes. */
export async function refreshOrder(trx: Db, order: Ordered): Promise<void> {
  const own = await termsOf(trx, termKind.words, await buyersWords(trx, order));
  await awaitTerms(trx);
  const teachers = await trx
    .selectFrom('buyer_avoids as b')
    .innerJoin('avoid_terms as t', 't.id', 'b.term_id')
    .select('t.id')
    .where('b.user_id', '=', order.user_id)
    .where('t.kind', '=', termKind.teacher)
    .execute();
  const units = await buyerUnits(trx, order);
  const theirs = units.length > 0 ? await teachersTermsOn(trx, units) : [];
  const ids = [...new Set([...own.values(), ...teachers.map(({ id }) => id), ...theirs])];
  await trx
    .deleteFrom('order_avoids')
    .where('order_id', '=', order.id)
    .$if(ids.length > 0, (query) => query.where('term_id', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('order_avoids')
    .values(ids.map((term_id) => ({ order_id: order.id, term_id })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Terms of teachers' lists under which somebody at these units falls. */
async function teachersTermsOn(trx: Db, units: readonly string[]): Promise<number[]> {
  const terms = await trx
    .selectFrom('avoid_terms')
    .select(['id', 'text'])
    .where('kind', '=', termKind.teachersWords)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('teacher_avoids')
          .select('teacher_avoids.id')
          .whereRef('teacher_avoids.term_id', '=', 'avoid_terms.id'),
      ),
    )
    .execute();
  const met = new Set(
    meets(
      terms.map(({ text }) => text),
      { name: '', units, bio: '' },
    ),
  );
  return terms.filter(({ text }) => met.has(text)).map(({ id }) => id);
}

/** The same for all open orders of a buyer, whose list or unit changed. */
export async function refreshBuyer(trx: Db, userId: number): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 1)
    .where('status', 'in', [...openStatuses])
    .orderBy('id')
    .execute();
  for (const order of orders) await refreshOrder(trx, order);
}

/** Open orders whose buyers fall under a new word of a teacher's list; needs the lock on terms. */
export async function addTeachersTerm(trx: Db, term: { id: number; text: string }): Promise<void> {
  const { rows } = await openUnits(trx);
  const units = [...new Set(rows.map(({ unit }) => unit))];
  const met = new Set(
    units.filter((unit) => meets([term.text], { name: '', units: [unit], bio: '' }).length > 0),
  );
  const orders = [...new Set(rows.filter(({ unit }) => met.has(unit)).map(({ id }) => id))];
  for (let at = 0; at < orders.length; at += 1000)
    await trx
      .insertInto('order_avoids')
      .values(orders.slice(at, at + 1000).map((order_id) => ({ order_id, term_id: term.id })))
      .onConflict((on) => on.doNothing())
      .execute();
}

async function openUnits(trx: Db): Promise<{ rows: { id: number; unit: string }[] }> {
  const rows = await trx
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('order_forms as f', 'f.order_id', 'o.id')
    .leftJoin('order_form_versions as v', (join) =>
      join.onRef('v.order_id', '=', 'f.order_id').onRef('v.version', '=', 'f.submitted_version'),
    )
    .select(['o.id', 'u.unit', 'v.answers'])
    .where('o.status', 'in', [...openStatuses])
    .where('o.kind', '=', 1)
    .execute();
  return {
    rows: rows.flatMap(({ id, unit, answers }) =>
      [unit, ...unitFields.map((key) => answers?.[key])]
        .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
        .map((one) => ({ id, unit: one })),
    ),
  };
}
