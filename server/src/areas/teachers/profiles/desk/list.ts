import type { BodyOf, DeskTeacherLevel } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { toMomentOrNull } from '../../../../time';
import { presenceOf, score, share } from '../public/present';
import { openOrders, type PublicRow } from '../public/rows';

const perPage = 20;

export interface DeskRow extends PublicRow {
  credit: number;
  figures_at: Date | null;
}

/** A teacher as the desk shows them. */
export function presentDesk(row: DeskRow, now: Date): DeskTeacherLevel {
  const { id, name, avatar_img, university, level, level_text, credit, open_orders } = row;
  return {
    ...{ id, name, avatar_img, university, level, level_text, credit, open_orders },
    on_time: share(row.on_time_count, row.on_time_total),
    accept: share(row.accept_count, row.accept_total),
    score: score(row.score_sum, row.score_count),
    done: row.done_count,
    presence: presenceOf(row, now),
    figures_at: toMomentOrNull(row.figures_at),
  };
}

/** Rows of the desk: every teacher, shown or not. */
export const selectDesk = sql`
  select u.id, u.nickname as name, u.avatar_img, t.*, l.name as level_text, least(l.orders, t.max_formal)::int as orders,
    ${openOrders} as open_orders
  from teachers t join users u on u.id = t.user_id join teacher_levels l on l.level = t.level`;

/** Teachers of the desk, those with the least credit first. */
export async function deskTeachers(
  db: Db,
  { keyword = '', level, most_credit: most, page = 1 }: BodyOf<'POST /staff/teacher/level/list'>,
  now: Date,
) {
  const word = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`where t.status <> 8 and (${keyword.trim()} = '' or u.nickname like ${word} or t.real_name like ${word})
    and t.level = coalesce(${level ?? null}, t.level) and t.credit <= ${most ?? 100}`;
  const [{ rows }, counted] = await Promise.all([
    sql<DeskRow>`${selectDesk} ${where} order by t.credit, t.user_id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from teachers t join users u on u.id = t.user_id ${where}`.execute(db),
  ]);
  return toPage(
    rows.map((row) => presentDesk(row, now)),
    counted.rows[0]?.total ?? 0,
    page,
    perPage,
  );
}
