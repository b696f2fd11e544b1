import { type ChangeKind, changeKinds } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** Metrics that are ranks, not measures. */
const ranks = ['major', 'minor', 'top', 'jcr'] as const;

const names = ['name', 'name_cn', 'abbr', 'former', 'alias', 'issn', 'eissn', 'issn_l', 'cn'] as const;

const list = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

/** The kind of a row `c` of `journal_changes`. */
export const kindOfChange = sql<ChangeKind>`case
  when c.field = 'metric' and coalesce(c.new, c.old)->>'type' in (${list(ranks)}) then 'partition'
  when c.field = 'metric' then 'metric'
  when c.field in ('warning', 'indexed') then c.field
  when c.field in (${list(names)}) then 'names'
  else 'facts' end`;

/** How many journals an import changes in each way. */
export async function countKinds(
  db: Db,
  id: number,
): Promise<{ kinds: Partial<Record<ChangeKind, number>>; jumps: number }> {
  const { rows } = await sql<{ kind: ChangeKind; journals: number }>`
    select ${kindOfChange} as kind, count(distinct c.journal_id)::int as journals
    from journal_changes c where c.import_id = ${id} group by 1`.execute(db);
  const { rows: jumps } = await sql<{ journals: number }>`
    select count(distinct journal_id)::int as journals from journal_changes
    where import_id = ${id} and jump is not null`.execute(db);
  const found = new Map(rows.map(({ kind, journals }) => [kind, journals]));
  const kinds: Partial<Record<ChangeKind, number>> = {};
  // In the order in which they are shown.
  for (const kind of Object.keys(changeKinds) as ChangeKind[]) {
    const journals = found.get(kind);
    if (journals !== undefined) kinds[kind] = journals;
  }
  return { kinds, jumps: jumps[0]?.journals ?? 0 };
}
