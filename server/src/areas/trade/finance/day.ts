import { type DataOf, financeLimits } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';
import { toMoment } from '../../../time';
import { boundsOf, dayOf, isOver, startOf, statementFrom } from './days';
import { troubleOf } from './list';
import { runOf } from './run';
import { differencesOfDay, openDifferences } from './settle';
import { channelText } from './words';

type Overview = DataOf<'GET /staff/finance/day'>;

interface Sum {
  day: string;
  channel: 'wechat' | 'alipay' | 'none';
  paid: number;
  paid_fen: number;
  refunds: number;
  refund_fen: number;
}

/** What came in and went back on each day of some, by channel. Amounts in 分. */
async function sumsOf(db: Db, from: Date, to: Date): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select day, channel, sum(paid)::int as paid, sum(paid_fen)::float8 as paid_fen,
      sum(refunds)::int as refunds, sum(refund_fen)::float8 as refund_fen
    from (
      select to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, channel, 1 as paid, amount_fen as paid_fen,
        0 as refunds, 0 as refund_fen
      from payments where status = 1 and paid_at >= ${from} and paid_at < ${to}
      union all
      select to_char(r.done_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), p.channel, 0, 0, 1,
        coalesce(r.approved_fen, r.apply_fen)
      from refunds r join payments p on p.id = r.payment_id
      where r.status = 4 and r.done_at is not null and r.done_at >= ${from} and r.done_at < ${to}
    ) moved group by day, channel`.execute(db);
  return rows;
}

/** Which days were compared, with how many differences: open ones and settled ones. */
async function statesOf(db: Db, from: string, to: string) {
  const { rows } = await sql<{ day: string; compared: number; open: number; settled: number }>`
    select to_char(r.day, 'YYYY-MM-DD') as day, count(*)::int as compared, coalesce(max(d.open), 0)::int as open,
      coalesce(max(d.settled), 0)::int as settled
    from reconciliations r left join lateral (
      select count(*) filter (where resolved_at is null) as open, count(*) filter (where resolved_at is not null) as settled
      from payment_differences d where d.day = r.day and gone_at is null
    ) d on true
    where r.day >= ${from} and r.day <= ${to} group by r.day`.execute(db);
  return new Map(rows.map((row) => [row.day, row]));
}

const both = 2;

function stateOf(
  found: { compared: number; open: number; settled: number } | undefined,
): Overview['days'][number]['state'] {
  if (!found || found.compared < both) return 'none';
  if (found.open > 0) return 'differs';
  return found.settled > 0 ? 'settled' : 'alike';
}

/**
 * Everything of a day's money, with the days before it.
 * @throws HttpProblem 422 for a day to come
 */
export async function financeDay(core: Core, day: string): Promise<Overview> {
  const { db, settings } = core;
  const now = settings.clock.now();
  if (startOf(day) > now) throw invalid({ day: ['这一天还没有到'] });
  const first = dayOf(startOf(day), 1 - financeLimits.days);
  const [sums, states, statements, run, differences, open, trouble] = await Promise.all([
    sumsOf(db, boundsOf(first).from, boundsOf(day).to),
    statesOf(db, first, day),
    db.selectFrom('reconciliations').selectAll().where('day', '=', day).execute(),
    runOf(db, day, now),
    differencesOfDay(db, day),
    openDifferences(db),
    troubleOf(db, day),
  ]);
  const of = (when: string, channel: string) =>
    sums.find((one) => one.day === when && one.channel === channel);
  const channels = (['wechat', 'alipay', 'none'] as const).map((channel) => {
    const sum = of(day, channel);
    const theirs = statements.find((one) => one.channel === channel);
    return {
      channel,
      title: channelText[channel] ?? channel,
      paid_count: sum?.paid ?? 0,
      paid_fen: sum?.paid_fen ?? 0,
      refund_count: sum?.refunds ?? 0,
      refund_fen: sum?.refund_fen ?? 0,
      net_fen: (sum?.paid_fen ?? 0) - (sum?.refund_fen ?? 0),
      fee_fen: theirs?.fee_fen ?? null,
      theirs: theirs
        ? {
            paid_count: theirs.theirs_count,
            paid_fen: theirs.theirs_fen,
            refund_count: theirs.theirs_refund_count,
            refund_fen: theirs.theirs_refund_fen,
            at: toMoment(theirs.at),
          }
        : null,
    };
  });
  const days = Array.from({ length: financeLimits.days }, (_, i) => {
    const when = dayOf(startOf(day), -i);
    const own = sums.filter((one) => one.day === when);
    const fenOf = (channel: string) => of(when, channel)?.paid_fen ?? 0;
    return {
      day: when,
      paid_count: own.reduce((sum, one) => sum + one.paid, 0),
      wechat_fen: fenOf('wechat'),
      alipay_fen: fenOf('alipay'),
      none_fen: fenOf('none'),
      refund_fen: own.reduce((sum, one) => sum + one.refund_fen, 0),
      state: stateOf(states.get(when)),
      open: states.get(when)?.open ?? 0,
    };
  });
  const from = statementFrom(day);
  return {
    day,
    comparable: isOver(day, now),
    comparable_from: from > now ? toMoment(new Date(from)) : null,
    ...run,
    channels,
    days,
    differences,
    open,
    trouble,
  };
}
