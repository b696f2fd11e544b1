import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** So many lines are read at once, whatever the length of the log. */
const batch = 10_000;

/** Where a check of the chain stands. */
export interface ChainState {
  /** So many lines were looked at. */
  lines: number;
  /** The last line that was found right, and its hash; null before the first. */
  lastId: number | null;
  lastChain: Buffer | null;
  /** The first line that does not follow from the one before. */
  brokenId: number | null;
  /** Nothing comes after. */
  done: boolean;
}

export const chainStart: ChainState = {
  lines: 0,
  lastId: null,
  lastChain: null,
  brokenId: null,
  done: false,
};

/** Where the check goes on behind a line that is taken as right. */
export async function chainAfter(db: Db, id: number): Promise<ChainState> {
  const last = await db
    .selectFrom('audit_log')
    .select(['id', 'chain'])
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { ...chainStart, lastId: last.id, lastChain: last.chain } : chainStart;
}

interface Found {
  lines: number;
  last_id: number | null;
  last_chain: Buffer | null;
  broken_id: number | null;
}

async function next(db: Db, from: ChainState, most: number): Promise<ChainState> {
  const { rows } = await sql<Found>`
    with part as materialized (
      select l, l.id, l.chain from audit_log l where l.id > ${from.lastId ?? 0} order by l.id limit ${most}
    ), held as materialized (
      select id, chain, chain is distinct from audit_digest(lag(chain, 1, ${from.lastChain}::bytea) over (order by id), l)
        as broken
      from part
    ), first_broken as (select min(id) as id from held where broken),
    good as (
      select id, chain from held where id < coalesce((select id from first_broken), 9223372036854775807)
      order by id desc limit 1
    )
    select (select count(*) from held) as lines, good.id as last_id, good.chain as last_chain,
      first_broken.id as broken_id
    from first_broken left join good on true`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a check of the chain answered nothing');
  return {
    lines: from.lines + found.lines,
    lastId: found.last_id ?? from.lastId,
    lastChain: found.last_chain ?? from.lastChain,
    brokenId: found.broken_id,
    done: found.broken_id !== null || found.lines < most,
  };
}

/**
 * Holds the log against its own chain, line after line in the order of their numbers, until one does not follow from the
 * one before, so many lines were looked at, or all were. What was changed, taken out, put in or moved breaks the chain
 * there or at the line behind it.
 */
export async function followChain(
  db: Db,
  from: ChainState = chainStart,
  most = Number.POSITIVE_INFINITY,
): Promise<ChainState> {
  let state: ChainState = { ...from, done: false };
  while (!state.done && state.lines < from.lines + most)
    state = await next(db, state, Math.min(batch, from.lines + most - state.lines));
  return state;
}

/**
 * The first line that an earlier check had found right as its last and that is no longer what it was: the end of the log
 * was cut off, or the whole chain was made anew. Nothing while they are all there.
 */
export async function brokenAnchor(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('audit_checks as c')
    .leftJoin('audit_log as l', 'l.id', 'c.last_id')
    .select('c.last_id')
    .where('c.last_id', 'is not', null)
    .where(sql<boolean>`l.chain is distinct from c.last_chain`)
    .orderBy('c.last_id')
    .limit(1)
    .executeTakeFirst();
  return row?.last_id ?? null;
}
