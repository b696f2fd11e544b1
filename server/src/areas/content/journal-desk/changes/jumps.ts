import { jumpFactor } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** How far a factor jumped, and from where. */
export interface Jump {
  times: number;
  /** What it was, and the edition that says so: the same one, or the one before. */
  from: number;
  scheme: number;
}

const factors = sql.lit('{if,if5,cif,zif}');

/**
 * Marks factors that are many times what they were, or a small part of it: in the edition that is imported, else in the
 * last one before.
 */
export async function markJumps(trx: Db, id: number): Promise<void> {
  await sql`
    with measured as (
      select c.id, (c.new->>'value')::numeric as value, base.value as was, base.scheme_id
      from journal_changes c
      join journal_schemes own on own.id = (c.new->>'scheme')::int
      cross join lateral (
        select known.value, known.scheme_id from (
          select (c.old->>'value')::numeric as value, own.id as scheme_id, own.year where c.old is not null
          union all
          select m.value, m.scheme_id, s.year from journal_metrics m join journal_schemes s on s.id = m.scheme_id
          where m.journal_id = c.journal_id and s.code = own.code and s.year < own.year
            and m.type = c.new->>'type' and m.subject = c.new->>'subject' and m.until_import is null
        ) known where known.value > 0 order by known.year desc limit 1
      ) base
      where c.import_id = ${id} and c.field = 'metric' and c.new->>'type' = any(${factors}::text[])
        and (c.new->>'value')::numeric > 0
    )
    update journal_changes c
    set jump = jsonb_build_object('times', round(greatest(value / was, was / value), 1), 'from', was, 'scheme', scheme_id)
    from measured
    where measured.id = c.id and greatest(value / was, was / value) >= ${jumpFactor}`.execute(trx);
}

/** Leaves journals with such a factor out until somebody has looked and takes them in again. @returns how many there are */
export async function leaveOutJumps(trx: Db, id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update journal_import_slots set skipped = true
    where import_id = ${id} and journal_id in (
      select journal_id from journal_changes where import_id = ${id} and jump is not null)`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
