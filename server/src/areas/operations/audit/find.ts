import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import type { DB } from '../../../db/schema';
import { invalid } from '../../../http/problem';
import { auditActions } from '../../base/accounts/audit-words';

/** What lines are looked for. */
export interface AuditFilter {
  who?: string;
  by?: 'staff' | 'user' | 'visitor' | 'system';
  action?: string;
  object?: string;
  object_no?: string;
  from?: string;
  to?: string;
}

export type AuditRow = Omit<Selectable<DB['audit_log']>, 'chain'>;

const dayMs = 24 * 3_600_000;
/** Lines are numbered when they are written and bear the moment of their act: within an hour the two may differ in order. */
const skew = 3_600_000;
/** Each is looked up by themselves: who of more is meant has to be said by number. */
const namesakes = 200;

const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

/** Numbers of the people meant; undefined for everybody. @throws HttpProblem 422 on `who` for a name of too many */
async function actorsOf(db: Db, who: string | undefined): Promise<number[] | undefined> {
  if (!who) return undefined;
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('nickname', 'like', `%${escapeLike(who)}%`),
        ...(/^\d{1,10}$/.test(who) ? [eb('id', '=', Number(who))] : []),
      ]),
    )
    // Staff are looked for most.
    .orderBy('is_staff', 'desc')
    .orderBy('id')
    .limit(namesakes + 1)
    .execute();
  if (rows.length > namesakes)
    throw invalid({ who: [`叫这个名字的用户超过${namesakes}位，请填写完整昵称或用户编号`] });
  return rows.map(({ id }) => id);
}

/** The actions that begin with these words; undefined for all. */
function actionsOf(prefix: string | undefined): string[] | undefined {
  if (!prefix) return undefined;
  const words = prefix.replace(/\.$/, '');
  const known = Object.keys(auditActions).filter(
    (action) => action === words || action.startsWith(`${words}.`),
  );
  // One that a former version of the site wrote.
  return known.length > 0 ? known : [words];
}

/** Every action that the log holds, found by stepping through the index, not through the lines. */
async function everyAction(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive step as (
      (select action from audit_log order by action limit 1)
      union all
      select (select l.action from audit_log l where l.action > step.action order by l.action limit 1)
      from step where step.action is not null
    ) select action from step where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

/** Between which numbers the lines of these days lie, at most: found by their moments, so that no others are read. */
async function boundsOf(db: Db, from?: string, to?: string) {
  const first = (after: number) =>
    db
      .selectFrom('audit_log')
      .select('id')
      .where('at', '>=', new Date(after))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
  const [low, high] = await Promise.all([
    from === undefined ? undefined : first(startOf(from) - skew),
    to === undefined ? undefined : first(startOf(to) + dayMs + skew),
  ]);
  return {
    empty: from !== undefined && !low,
    conditions: [
      ...(low && from ? [sql`l.id >= ${low.id}`, sql`l.at >= ${new Date(startOf(from))}`] : []),
      ...(high ? [sql`l.id <= ${high.id}`] : []),
      ...(to ? [sql`l.at < ${new Date(startOf(to) + dayMs)}`] : []),
    ],
  };
}

const columns = sql`l.id, l.at, l.actor_type, l.actor_id, l.action, l.object_type, l.object_id, l.detail, l.ip`;

/**
 * The newest lines before one. Each actor with each action is looked up by itself, in the order of an index: what is rare
 * is found as fast as what is frequent, however long the log is.
 */
export async function findLines(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before?: number; limit: number },
): Promise<AuditRow[]> {
  const [actors, bounds] = await Promise.all([
    actorsOf(db, filter.who),
    boundsOf(db, filter.from, filter.to),
  ]);
  const actions = actionsOf(filter.action);
  if (bounds.empty || actors?.length === 0) return [];
  const conditions: RawBuilder<unknown>[] = [...bounds.conditions];
  if (before !== undefined) conditions.push(sql`l.id < ${before}`);
  if (filter.by) conditions.push(sql`l.actor_type = ${filter.by}`);
  const object = filter.object && filter.object_no ? [filter.object, filter.object_no] : undefined;
  if (filter.object) conditions.push(sql`l.object_type = ${filter.object}`);
  if (filter.object_no) conditions.push(sql`l.object_id = ${filter.object_no}`);
  const tables: RawBuilder<unknown>[] = [];
  if (object) {
    if (actors) conditions.push(sql`l.actor_id = any(${actors}::bigint[])`);
    if (actions) conditions.push(sql`l.action = any(${actions}::text[])`);
  } else {
    if (actors) {
      tables.push(sql`unnest(${actors}::bigint[]) as actor (id)`);
      conditions.push(sql`l.actor_id = actor.id`);
    }
    const each = actions ?? (actors && (await everyAction(db)));
    if (each && actors) {
      tables.push(sql`unnest(${each}::text[]) as verb (action)`);
      conditions.push(sql`l.action = verb.action`);
    }
  }
  if (actions && !actors && !object) {
    // Written out, so that the planner knows of each action how frequent it is: it would walk through the whole log for a
    // rare one if it took it for one like any other.
    const parts = actions.map(
      (action) =>
        sql`(select ${columns} from audit_log l where ${sql.join([...conditions, sql`l.action = ${action}`], sql` and `)}
          order by l.id desc limit ${limit})`,
    );
    const found = sql<AuditRow>`select * from (${sql.join(parts, sql` union all `)}) found
      order by id desc limit ${limit}`;
    return (await found.execute(db)).rows;
  }
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const lines = sql`select ${columns} from audit_log l ${where} order by l.id desc limit ${limit}`;
  const query =
    tables.length === 0
      ? sql<AuditRow>`${lines}`
      : sql<AuditRow>`select found.* from ${sql.join(tables, sql` cross join `)}
          cross join lateral (${lines}) found order by found.id desc limit ${limit}`;
  return (await query.execute(db)).rows;
}
