import type { DeskQueue } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { SessionUser } from '../../../http/session-user';
import type { QueueTab, StaffQueue } from '../../../queues/queue';
import { toMomentOrNull } from '../../../time';
import { deskLimits } from './limits';
import { clockOf, type OwnQueue, ownActions } from './own-queues';
import { urgencyOf } from './urgency';

interface Counted {
  key: string;
  counts: number[];
  oldest_at: Date | null;
  first_due: Date | null;
  late: number;
}

const most = sql.lit(deskLimits.mostCounted);

const countOf = ({ table }: StaffQueue, { where }: QueueTab) =>
  sql`(select count(*)::int from (select from ${sql.table(table)} where ${where} limit ${most}) counted)`;

/** What waits in a queue: each count is read from the tab's index and ends at {@link deskLimits.mostCounted}. */
function counting(queue: StaffQueue, now: Date) {
  const [first, ...others] = queue.tabs;
  const { since, due } = clockOf(queue, first);
  return sql`
    select ${sql.lit(queue.key)}::text as key,
      array[${sql.join([sql`waits.n`, ...others.map((tab) => countOf(queue, tab))])}] as counts,
      waits.oldest_at, waits.first_due, waits.late
    from (
      select count(*)::int as n, min(since) as oldest_at, min(due) as first_due,
        (count(*) filter (where due < ${now}::timestamptz))::int as late
      from (
        select ${since} as since, (${due})::timestamptz as due
        from ${sql.table(queue.table)} where ${first.where} limit ${most}
      ) waiting
    ) waits`;
}

/** Cases that somebody works on, by the queue. */
async function heldBy(db: Db, userId: number, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('desk_holds')
    .select(['queue', ({ fn }) => fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .groupBy('queue')
    .execute();
  return new Map(rows.map(({ queue, n }) => [queue, n]));
}

/** Queues with what waits in them, as whoever asks sees them. */
export async function summaries(
  db: Db,
  user: SessionUser,
  queues: readonly OwnQueue[],
  now: Date,
): Promise<DeskQueue[]> {
  if (queues.length === 0) return [];
  const [{ rows }, held] = await Promise.all([
    sql<Counted>`${sql.join(
      queues.map((queue) => counting(queue, now)),
      sql` union all `,
    )}`.execute(db),
    heldBy(db, user.id, now),
  ]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return queues.flatMap((queue) => {
    const counted = byKey.get(queue.key);
    if (!counted) return [];
    return {
      key: queue.key,
      title: queue.title,
      group: queue.group,
      tabs: queue.tabs.map(({ key, title }, i) => ({ key, title, count: counted.counts[i] ?? 0 })),
      count: counted.counts[0] ?? 0,
      limit_hours: queue.limitHours,
      oldest_at: toMomentOrNull(counted.oldest_at),
      late: counted.late,
      urgency: urgencyOf(counted.first_due, queue.limitHours, now),
      batch: ownActions(user, queue).map(({ key, title, needsReason = false }) => ({
        key,
        title,
        needs_reason: needsReason,
      })),
      reasons: [...(queue.reasons ?? [])],
      mine: held.get(queue.key) ?? 0,
    };
  });
}
