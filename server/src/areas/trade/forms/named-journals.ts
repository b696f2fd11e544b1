import { fieldsOf } from '@harbor/contract/order-form/answers';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { JournalMentions, Mention } from '../../content/journal-alerts/following/mentions';
import { schemaOf } from './schemas';

interface HandedIn {
  user_id: number;
  form: number;
  schema_version: number;
  answers: Record<string, unknown>;
}

/** Orders that are paid and not done. */
const open = [s.incomplete, s.waiting, s.trial, s.serving, s.delivered, s.revising];

/** Orders of somebody that are looked through, the newest first. */
const lookedThrough = 200;

/** Keys of a form's fields that name journals a manuscript is for; those to be avoided are of no interest. */
async function journalKeys(db: Db, form: number, version: number): Promise<string[]> {
  const schema = await schemaOf(db, form, version);
  return fieldsOf(schema).flatMap(({ kind, key }) =>
    kind === 'journals' && !key.startsWith('avoid') ? key : [],
  );
}

/** Words by which forms name the journals that orders of these people in some states are for, as each was handed in last. */
async function namedIn(
  db: Db,
  people: readonly number[],
  statuses: readonly OrderStatus[],
): Promise<Mention[]> {
  const { rows } = await sql<HandedIn>`
    select p.user_id, own.* from unnest(${[...people]}::bigint[]) p(user_id)
    cross join lateral (
      select v.form, v.schema_version, v.answers from order_forms f
      join orders o on o.id = f.order_id
      join order_form_versions v on v.order_id = f.order_id and v.version = f.submitted_version
      where f.user_id = p.user_id and o.status = any(${[...statuses]}::smallint[])
      order by f.order_id desc limit ${lookedThrough}
    ) own`.execute(db);
  const keys = new Map<string, string[]>();
  const mentions: Mention[] = [];
  for (const { user_id, form, schema_version, answers } of rows) {
    const version = `${form} ${schema_version}`;
    const known = keys.get(version) ?? (await journalKeys(db, form, schema_version));
    keys.set(version, known);
    for (const key of known) {
      const said = answers[key];
      for (const words of Array.isArray(said) ? said : [])
        if (typeof words === 'string') mentions.push({ user_id, words });
    }
  }
  return mentions;
}

/** Journals that open orders are for. */
export const orderedJournals: JournalMentions = {
  why: 'order',

  async people(db, after, limit) {
    const { rows } = await sql<{ user_id: number }>`
      select distinct user_id from order_forms where user_id > ${after} order by user_id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ user_id }) => user_id);
  },

  named: (db, people) => namedIn(db, people, open),
};

/** Words by which forms of somebody's finished orders name the journals that these were for. */
export async function journalsInDoneOrders(db: Db, { userId }: { userId: number }): Promise<string[]> {
  const mentions = await namedIn(db, [userId], [s.done]);
  return mentions.map(({ words }) => words);
}
