import type { DataOf, StaffRight } from '@harbor/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';

type Figure = DataOf<'GET /staff/desk/board'>['figures'][number];

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const beijing = 8 * hour;

/** Midnight in Beijing before a moment. */
const dayStart = (now: Date) => new Date(Math.floor((now.getTime() + beijing) / day) * day - beijing);

/** What is counted: rows of a table by a moment of theirs, each with what it is worth. */
interface Source {
  from: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  worth: RawBuilder<unknown>;
}

interface Hour {
  before: boolean;
  hour: number;
  n: number;
  worth: number;
}

/** Today so far and the same hours a week ago, by the hour. */
async function hoursOf(db: Db, { from, at, where, worth }: Source, now: Date): Promise<Hour[]> {
  const start = dayStart(now);
  const part = (back: number) => {
    const [first, last] = [new Date(start.getTime() - back), new Date(now.getTime() - back)];
    return sql`select ${sql.lit(back > 0)}::bool as before,
      floor(extract(epoch from ${at} - ${first}::timestamptz) / 3600)::int as hour,
      count(*)::int as n, coalesce(sum(${worth}), 0)::float8 as worth
      from ${from} where ${at} >= ${first}::timestamptz and ${at} <= ${last}::timestamptz and ${where} group by 2`;
  };
  return (await sql<Hour>`${part(0)} union all ${part(week)}`.execute(db)).rows;
}

const total = (rows: readonly Hour[], before: boolean, of: 'n' | 'worth') =>
  rows.filter((row) => row.before === before).reduce((sum, row) => sum + row[of], 0);

/** The hours of today until now, those without anything too. */
function line(rows: readonly Hour[], now: Date, of: 'n' | 'worth'): number[] {
  const count = Math.floor((now.getTime() - dayStart(now).getTime()) / hour) + 1;
  const values = new Map(rows.filter(({ before }) => !before).map((row) => [row.hour, row[of]]));
  return Array.from({ length: count }, (_, i) => values.get(i) ?? 0);
}

/** A share in percent, to a tenth; null of nothing. */
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** So much of what was handed in until each hour of today came in time. */
function shareLine(rows: readonly Hour[], now: Date): number[] {
  let [worth, n] = [0, 0];
  const counts = line(rows, now, 'n');
  return line(rows, now, 'worth').map((value, i) => {
    worth += value;
    n += counts[i] ?? 0;
    return percent(worth, n) ?? 0;
  });
}

const paid: Source = {
  from: sql`orders`,
  at: sql`paid_at`,
  where: sql`paid_at is not null`,
  worth: sql`pay_fen`,
};
const ordered: Source = { from: sql`orders`, at: sql`created_at`, where: sql`true`, worth: sql`1` };
const handedIn: Source = {
  from: sql`deliverables join orders on orders.id = deliverables.order_id`,
  at: sql`deliverables.at`,
  where: sql`version = 1`,
  worth: sql`case when orders.due_at is null or deliverables.at <= orders.due_at then 1 else 0 end`,
};
const refunded: Source = {
  from: sql`refunds`,
  at: sql`done_at`,
  where: sql`status = 4`,
  worth: sql`approved_fen`,
};
const joined: Source = { from: sql`users`, at: sql`created_at`, where: sql`true`, worth: sql`1` };

type Reading = (db: Db, now: Date) => Promise<Figure>;

/** Each with the right to read what it sums up. */
const readings: readonly [StaffRight, Reading][] = [
  [
    'orders.read',
    async (db, now) => {
      const rows = await hoursOf(db, paid, now);
      return {
        key: 'paid',
        title: '今日实收',
        unit: 'fen',
        now: total(rows, false, 'worth'),
        before: total(rows, true, 'worth'),
        note: `${total(rows, false, 'n')} 笔`,
        hours: line(rows, now, 'worth'),
      };
    },
  ],
  [
    'orders.read',
    async (db, now) => {
      const rows = await hoursOf(db, ordered, now);
      return {
        key: 'orders',
        title: '今日下单',
        unit: 'count',
        now: total(rows, false, 'n'),
        before: total(rows, true, 'n'),
        note: '含待报价与待付款',
        hours: line(rows, now, 'n'),
      };
    },
  ],
  [
    'orders.read',
    async (db, now) => {
      const rows = await hoursOf(db, handedIn, now);
      return {
        key: 'on_time',
        title: '准时交付',
        unit: 'percent',
        now: percent(total(rows, false, 'worth'), total(rows, false, 'n')),
        before: percent(total(rows, true, 'worth'), total(rows, true, 'n')),
        note: `${total(rows, false, 'n')} 单首次交付`,
        hours: shareLine(rows, now),
      };
    },
  ],
  [
    'refunds.read',
    async (db, now) => {
      const rows = await hoursOf(db, refunded, now);
      return {
        key: 'refunds',
        title: '今日退款',
        unit: 'fen',
        now: total(rows, false, 'worth'),
        before: total(rows, true, 'worth'),
        note: `${total(rows, false, 'n')} 笔`,
        hours: line(rows, now, 'worth'),
      };
    },
  ],
  [
    'users.read',
    async (db, now) => {
      const rows = await hoursOf(db, joined, now);
      return {
        key: 'users',
        title: '今日注册',
        unit: 'count',
        now: total(rows, false, 'n'),
        before: total(rows, true, 'n'),
        note: '新用户',
        hours: line(rows, now, 'n'),
      };
    },
  ],
];

/** Today's figures that somebody may read, beside the same hours a week ago. */
export const dayFigures = (db: Db, may: (right: StaffRight) => boolean, now: Date): Promise<Figure[]> =>
  Promise.all(readings.filter(([right]) => may(right)).map(([, read]) => read(db, now)));
