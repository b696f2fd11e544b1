import type { DeskQueue } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { SessionUser } from '../../../http/session-user';
import { type QueueTab, queuesNow, type StaffQueue, waitingTabs } from '../../../queues/queue';
import { toMomentOrNull } from '../../../time';
import { deskLimits } from './limits';
import { clockOf, type OwnQueue, ownActions } from './own-queues';
import { urgencyOf } from './urgency';

interface Counted {
  key: string;
  counts: number[];
  n: number;
  oldest_at: Date | null;
  first_due: Date | null;
  late: number;
}

const most = sql.lit(deskLimits.mostCounted);

const countOf = ({ table }: StaffQueue, { where }: QueueTab) =>
  sql`(select count(*)::int from (select from ${sql.table(table)} where ${where} limit ${most}) counted)`;

/** What waits in a queue: each count is read from the tab's index and ends at {@link deskLimits.mostCounted}. */
function counting(queue: StaffQueue, now: Date) {
  const waiting = waitingTabs(queue).map((tab) => {
    const { since, due } = clockOf(queue, tab);
    return sql`(select ${since} as since, (${due})::timestamptz as due
      from ${sql.table(queue.table)} where ${tab.where} limit ${most})`;
  });
  return sql`
    select ${sql.lit(queue.key)}::text as key,
      array[${sql.join(queue.tabs.map((tab) => countOf(queue, tab)))}] as counts,
      waits.n, waits.oldest_at, waits.first_due, waits.late
    from (
      select count(*)::int as n, min(since) as oldest_at, min(due) as first_due,
        (count(*) filter (where due < ${now}::timestamptz))::int as late
      from (${sql.join(waiting, sql` union all `)}) waiting
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

interface Reading {
  at: number;
  rows: Promise<Counted[]>;
}

const readings = new WeakMap<Core, Reading>();

/** What waits in all queues, read anew every {@link deskLimits.countedFor}. */
async function countedNow(core: Core, now: Date): Promise<Counted[]> {
  const last = readings.get(core);
  if (last && Math.abs(now.getTime() - last.at) < deskLimits.countedFor) return last.rows;
  const rows = queuesNow(core.db).then(async (queues) => {
    const parts = queues.map((queue) => counting(queue, now));
    return (await sql<Counted>`${sql.join(parts, sql` union all `)}`.execute(core.db)).rows;
  });
  readings.set(core, { at: now.getTime(), rows });
  // The next one asks again.
  rows.catch(() => forgetCounts(core));
  return rows;
}

/** Whoever decided something sees the counts that follow from it at once. */
export function forgetCounts(core: Core): void {
  readings.delete(core);
}

/** Queues with what waits in them, as whoever asks sees them. */
export async function summaries(
  core: Core,
  user: SessionUser,
  queues: readonly OwnQueue[],
  now: Date,
): Promise<DeskQueue[]> {
  if (queues.length === 0) return [];
  const [rows, held] = await Promise.all([countedNow(core, now), heldBy(core.db, user.id, now)]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return queues.flatMap((queue) => {
    const counted = byKey.get(queue.key);
    if (!counted) return [];
    return {
      key: queue.key,
      title: queue.title,
      group: queue.group,
      tabs: queue.tabs.map(({ key, title }, i) => ({ key, title, count: counted.counts[i] ?? 0 })),
      count: counted.n,
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
