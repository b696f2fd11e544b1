import type { Db } from '../../../db/connect';
import type { PastPart } from '../../../queues/author-past';

const shown = 3;

/** How often somebody stood out by what the rules on wording found, and what the team made of it. */
export async function sentinelPast(db: Db, userId: number): Promise<PastPart> {
  const rows = await db
    .selectFrom('sentinel_alerts')
    .select(['id', 'hits', 'state', 'note', 'opened_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return {
    counts: [],
    recent: rows.map((row) => ({
      ...{ kind: '合规提示', title: `七天内 ${row.hits} 条文字被提示`, note: row.note, at: row.opened_at },
      state: row.state === 'open' ? '待核对' : '已核对',
      tone: row.state === 'open' ? 'warn' : 'plain',
      link: `/staff/queue/sentinel?case=${row.id}`,
    })),
  };
}
