import type { DataOf, DeskCase } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { toPage } from '../../../http/page';
import { notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment, toMomentOrNull } from '../../../time';
import { holdersOf } from './holds';
import { deskLimits } from './limits';
import { clockOf, type OwnQueue } from './own-queues';
import { urgencyOf } from './urgency';

interface Row {
  id: number;
  since: Date;
  due: Date | null;
}

/** A page of a queue's cases, in the order in which they are to be decided. @throws HttpProblem 404 no such tab */
export async function casesOf(
  core: Core,
  user: SessionUser,
  queue: OwnQueue,
  { tab: asked, keyword = '', page = 1 }: { tab?: string; keyword?: string; page?: number },
): Promise<DataOf<'GET /staff/desk/cases/:queue'>> {
  const now = new Date(core.settings.clock.now());
  const { perPage, mostCounted } = deskLimits;
  const tab = asked === undefined ? queue.tabs[0] : queue.tabs.find(({ key }) => key === asked);
  if (!tab) throw notFound('分类不存在');
  const { since, due, order } = clockOf(queue, tab);
  const found = keyword === '' ? undefined : (tab.found ?? queue.found)(keyword);
  const which = sql`from ${sql.table(queue.table)} where ${tab.where}${found ? sql` and (${found})` : sql``}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select id, ${since} as since, (${due})::timestamptz as due ${which}
      order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(core.db),
    sql<{ n: number }>`select count(*) as n from (select ${which} limit ${mostCounted}) counted`.execute(
      core.db,
    ),
  ]);
  const ids = rows.map(({ id }) => id);
  const [shown, holders] = await Promise.all([
    ids.length === 0 ? [] : queue.show(core, ids),
    holdersOf(core.db, queue.key, ids, user.id, now),
  ]);
  const byId = new Map(shown.map((one) => [one.id, one]));
  const data = rows.flatMap((row): DeskCase[] => {
    const one = byId.get(row.id);
    if (!one) return [];
    return [
      {
        ...one,
        waiting_since: toMoment(row.since),
        due_at: toMomentOrNull(row.due),
        urgency: urgencyOf(row.due, queue.limitHours, now),
        holder: holders.get(row.id) ?? null,
      },
    ];
  });
  return toPage(data, counted.rows[0]?.n ?? 0, page, perPage);
}
