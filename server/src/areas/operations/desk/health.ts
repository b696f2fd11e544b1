import type { DataOf, DeskQueue, StaffRight } from '@harbor/contract';
import { refundStatus } from '@harbor/contract/refund-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { span } from '../../../labels/beijing';
import { toMoment, toMomentOrNull } from '../../../time';

type Board = DataOf<'GET /staff/desk/board'>;
type ReleaseHealth = Board['releases'][number];
type Alert = Board['alerts'][number];

const hour = 3_600_000;
const lately = 24 * hour;

interface Live {
  remote: string;
  owner: string | null;
  stable: string;
  canary: string | null;
  canary_share: number;
  published_at: Date | null;
  reverted: boolean;
  visitors: number;
  failed: number;
}

/** How the live release of each part fares with those who opened it in the last day. */
export async function releaseHealth(db: Db, now: Date): Promise<ReleaseHealth[]> {
  const since = new Date(now.getTime() - lately);
  const { rows } = await sql<Live>`
    select c.remote, r.document->'routes'->>'owner' as owner, c.stable, c.canary, c.canary_share, r.published_at,
      coalesce(last.action in ('heal', 'rollback'), false) as reverted,
      coalesce(o.visitors, 0) as visitors, coalesce(o.failed, 0) as failed
    from release_channels c
    left join releases r on r.remote = c.remote and r.version = c.stable
    left join lateral (
      select action from release_moves m
      where m.remote = c.remote and m.moved_at >= ${since} and action in ('heal', 'rollback', 'publish', 'promote')
      order by id desc limit 1
    ) last on true
    left join lateral (
      select count(*)::int as visitors, (count(*) filter (where failed_at >= ${since}))::int as failed
      from release_outcomes x
      where x.remote = c.remote and x.version = c.stable and greatest(x.loaded_at, x.failed_at) >= ${since}
    ) o on true
    order by c.remote`.execute(db);
  return rows.map((row) => ({
    remote: row.remote,
    title: row.owner || row.remote,
    version: row.stable,
    canary_percent: row.canary === null ? null : Number(row.canary_share),
    state: row.reverted ? 'reverted' : row.canary === null ? 'stable' : 'canary',
    error_percent: row.visitors === 0 ? null : Math.round((row.failed / row.visitors) * 1000) / 10,
    released_at: toMomentOrNull(row.published_at),
  }));
}

/** Queues in which somebody's answer is late. */
const lateQueues = (queues: readonly DeskQueue[], now: Date): Alert[] =>
  queues
    .filter(({ late }) => late > 0)
    .map(({ key, title, late, oldest_at }) => ({
      kind: 'queue_late',
      title: `${title}有 ${late} 项超过时限`,
      detail: oldest_at ? `等得最久的已等待 ${span(now.getTime() - Date.parse(oldest_at))}` : '',
      tone: 'danger',
      link: `/staff/queue/${key}`,
      at: oldest_at,
    }));

/** Releases that were taken back by themselves, or stayed in service although they fail. */
async function releaseAlerts(db: Db, now: Date): Promise<Alert[]> {
  const moves = await db
    .selectFrom('release_moves')
    .select(['remote', 'action', 'from_version', 'to_version', 'reason', 'moved_at'])
    .where('action', 'in', ['heal', 'hold'])
    .where('moved_at', '>=', new Date(now.getTime() - lately))
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return moves.map(({ remote, action, from_version, reason, moved_at }) => ({
    kind: 'release',
    title:
      action === 'heal'
        ? `${remote} ${from_version ?? ''} 出错过多，已自动回退`
        : `${remote} ${from_version ?? ''} 出错过多，没有自动回退`,
    detail: reason,
    tone: action === 'heal' ? 'warn' : 'danger',
    link: `/staff/releases?remote=${remote}`,
    at: toMoment(moved_at),
  }));
}

/** Parts whose pages the server failed to draw in the last hour. */
async function drawingAlerts(db: Db, now: Date): Promise<Alert[]> {
  const rows = await db
    .selectFrom('release_drawings')
    .select(({ fn }) => ['remote', fn.sum<number>('count').as('n'), fn.max('minute').as('at')])
    .where('fact', '=', 'failed')
    .where('minute', '>=', new Date(now.getTime() - hour))
    .groupBy('remote')
    .execute();
  return rows.map(({ remote, n, at }) => ({
    kind: 'drawing',
    title: `${remote} 的页面有 ${Number(n)} 次没有画成`,
    detail: '最近一小时；访客仍可使用，首屏会慢一些',
    tone: 'warn',
    link: `/staff/releases?remote=${remote}`,
    at: toMomentOrNull(at),
  }));
}

/** Work behind the scenes that was given up. */
async function jobAlerts(db: Db, now: Date): Promise<Alert[]> {
  const { rows } = await sql<{ name: string; n: number; at: Date }>`
    select name, count(*)::int as n, max(completed_on) as at from pgboss.job
    where state = 'failed' and completed_on >= ${new Date(now.getTime() - lately)}
    group by name order by n desc limit 5`.execute(db);
  return rows.map(({ name, n, at }) => ({
    kind: 'jobs',
    title: `后台任务 ${name} 有 ${n} 次失败`,
    detail: '最近24小时，多次重试后放弃',
    tone: 'warn',
    link: '',
    at: toMoment(at),
  }));
}

/** Money that the channel could not give back. */
async function gatewayAlerts(db: Db): Promise<Alert[]> {
  const { n, at } = await db
    .selectFrom('refunds')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min<Date | null>('updated_at').as('at')])
    .where('status', '=', refundStatus.failed)
    .executeTakeFirstOrThrow();
  if (n === 0) return [];
  return [
    {
      kind: 'gateway',
      title: `支付渠道有 ${n} 笔退款没有退成`,
      detail: '请重新退款，或由财务线下转账',
      tone: 'danger',
      link: '/staff/queue/refund?tab=failed',
      at: toMomentOrNull(at),
    },
  ];
}

/** What somebody has to know of, as far as they may read what it is about; what waits for longest comes first. */
export async function alerts(
  db: Db,
  queues: readonly DeskQueue[],
  may: (right: StaffRight) => boolean,
  now: Date,
): Promise<Alert[]> {
  const found = await Promise.all([
    may('refunds.read') ? gatewayAlerts(db) : [],
    may('releases') ? releaseAlerts(db, now) : [],
    may('releases') ? drawingAlerts(db, now) : [],
    may('releases') ? jobAlerts(db, now) : [],
  ]);
  return [...lateQueues(queues, now), ...found.flat()];
}
