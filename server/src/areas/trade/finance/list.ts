import { type DataOf, financeLimits, type MoneyLine } from '@harbor/contract';
import { refundStatus as r, refundStatusLabel } from '@harbor/contract/refund-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { toMoment } from '../../../time';
import { paymentStatus as p } from '../pay/payment-status';
import { boundsOf } from './days';
import { channelText } from './words';

/** What of a day is looked for. */
interface Query {
  day: string;
  kind: 'payments' | 'refunds';
  channel?: MoneyLine['channel'] | undefined;
  state?: 'all' | 'done' | 'trouble' | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

interface Row {
  number: string;
  id: number;
  order_id: number;
  order_no: string;
  title: string;
  channel: MoneyLine['channel'];
  amount_fen: number;
  status: number;
  channel_no: string;
  credited: boolean;
  kind: string;
  reason_text: string;
  last_error: string;
  at: Date;
}

/** Money that no order kept, and numbers that ended in a failure. */
const paymentTrouble = sql`((p.status = ${sql.lit(p.success)} and not p.credited) or p.status = ${sql.lit(p.failed)})`;
/** Under way, or handed to the team because the channel could not do it. */
const refundTrouble = sql`r.status in (${sql.lit(r.processing)}, ${sql.lit(r.failed)})`;

/** When a payment counts: as it was paid, or as it was begun where it was not. */
const paidOrBegun = (from: Date, to: Date) => sql`(
  (p.status = ${sql.lit(p.success)} and p.paid_at >= ${from} and p.paid_at < ${to})
  or (p.status = ${sql.lit(p.failed)} and p.created_at >= ${from} and p.created_at < ${to}))`;

/** As it was done, or as it was asked for where it is not yet. */
const doneOrAsked = (from: Date, to: Date) => sql`(
  (r.status = ${sql.lit(r.refunded)} and r.done_at >= ${from} and r.done_at < ${to})
  or (${refundTrouble} and r.created_at >= ${from} and r.created_at < ${to}))`;

const payments = (from: Date, to: Date) => sql`
  select p.pay_no as number, p.id, p.order_id, o.order_no, o.goods->>'title' as title, p.channel, p.amount_fen, p.status,
    p.transaction_id as channel_no, p.credited, '' as kind, p.trade_state_desc as reason_text, '' as last_error,
    coalesce(p.paid_at, p.created_at) as at
  from payments p join orders o on o.id = p.order_id where ${paidOrBegun(from, to)}`;

const refunds = (from: Date, to: Date) => sql`
  select r.refund_no as number, r.id, r.order_id, o.order_no, o.goods->>'title' as title, p.channel,
    coalesce(r.approved_fen, r.apply_fen) as amount_fen, r.status, r.channel_no, true as credited, r.kind, r.reason_text,
    r.last_error, coalesce(r.done_at, r.created_at) as at
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id where ${doneOrAsked(from, to)}`;

function presentPayment(row: Row): Pick<MoneyLine, 'status_text' | 'tone' | 'note'> {
  if (row.status === p.failed) return { status_text: '付款失败', tone: 'bad', note: row.reason_text };
  if (!row.credited)
    return { status_text: '多付或迟到', tone: 'warn', note: '订单没有采用这笔付款，已自动退回' };
  return { status_text: '已付款', tone: 'good', note: '' };
}

function presentRefund(row: Row): Pick<MoneyLine, 'status_text' | 'tone' | 'note'> {
  if (row.status === r.failed) return { status_text: '渠道退款失败', tone: 'bad', note: row.last_error };
  const extra = row.kind === 'extra' ? row.reason_text : '';
  if (row.status === r.processing)
    return { status_text: refundStatusLabel[r.processing], tone: 'warn', note: row.last_error || extra };
  return { status_text: refundStatusLabel[r.refunded], tone: 'good', note: extra };
}

const present =
  (kind: Query['kind']) =>
  (row: Row): MoneyLine => ({
    number: row.number,
    order: { id: row.order_id, order_no: row.order_no, title: row.title ?? '' },
    channel: row.channel,
    channel_text: channelText[row.channel] ?? row.channel,
    amount_fen: row.amount_fen,
    channel_no: row.channel_no,
    at: toMoment(row.at),
    ...(kind === 'payments' ? presentPayment(row) : presentRefund(row)),
  });

/** Rows of a day that are wanted. */
function wantedRows(query: Query): RawBuilder<unknown> {
  const { from, to } = boundsOf(query.day);
  const trouble = query.kind === 'payments' ? [p.failed] : [r.processing, r.failed];
  const bad = sql`(status in (${sql.join(trouble.map((one) => sql.lit(one)))}) or not credited)`;
  const wanted = [
    query.channel ? sql`channel = ${query.channel}` : [],
    query.state === 'trouble' ? bad : [],
    query.state === 'done' ? sql`not ${bad}` : [],
    query.keyword ? sql`${query.keyword} in (order_no, number, channel_no)` : [],
  ].flat();
  const rows = query.kind === 'payments' ? payments(from, to) : refunds(from, to);
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``;
  return sql`from (${rows}) moved ${where}`;
}

/** Payments or refunds of a day, the newest first. */
export async function moneyRows(
  db: Db,
  query: Query,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<MoneyLine[]> {
  const { rows } = await sql<Row>`
    select * ${wantedRows(query)} order by at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(present(query.kind));
}

/** A page of them: a day has few enough to be counted. */
export async function moneyList(db: Db, query: Query): Promise<DataOf<'GET /staff/finance/list'>> {
  const { perPage } = financeLimits;
  const page = query.page ?? 1;
  const [lines, counted] = await Promise.all([
    moneyRows(db, query, { limit: perPage, offset: (page - 1) * perPage }),
    sql<{ n: number }>`select count(*)::int as n ${wantedRows(query)}`.execute(db),
  ]);
  return toPage(lines, counted.rows[0]?.n ?? 0, page, perPage);
}

/** How much of a day wants to be looked at. */
export async function troubleOf(db: Db, day: string): Promise<{ payments: number; refunds: number }> {
  const { from, to } = boundsOf(day);
  const { rows } = await sql<{ payments: number; refunds: number }>`
    select (select count(*)::int from payments p where ${paidOrBegun(from, to)} and ${paymentTrouble}) as payments,
      (select count(*)::int from refunds r where ${doneOrAsked(from, to)} and ${refundTrouble}) as refunds`.execute(
    db,
  );
  return rows[0] ?? { payments: 0, refunds: 0 };
}
