import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { Chance } from './chance';

const dayMs = 24 * 3_600_000;
const beijing = 8 * 3_600_000;
/** So many days of visits are there before the demo began. */
const days = 75;

const pages: readonly (readonly [page: string, weight: number])[] = [
  ['/', 30],
  ['/goods', 18],
  ['/goodsdetail/:id', 22],
  ['/forum', 12],
  ['/postdetail/:id', 14],
  ['/course', 7],
  ['/news', 5],
  ['/help', 3],
];
const referrers: readonly (readonly [referrer: string, weight: number])[] = [
  ['', 34],
  ['https://www.baidu.com', 26],
  ['https://cn.bing.com', 9],
  ['https://www.zhihu.com', 8],
  ['https://mp.weixin.qq.com', 12],
  ['https://www.sogou.com', 4],
  ['https://muchong.com', 3],
];

const dayOf = (now: number, back: number) =>
  new Date(now + beijing - back * dayMs).toISOString().slice(0, 10);

function share(total: number, rows: readonly (readonly [string, number])[]): [string, number][] {
  const all = rows.reduce((sum, [, weight]) => sum + weight, 0);
  return rows.map(([value, weight]) => [value, Math.max(1, Math.round((total * weight) / all))]);
}

/** Visits of the weeks before, as their days would have been counted. */
async function seedVisits(trx: Db, now: number): Promise<void> {
  const chance = new Chance(65);
  for (let back = days; back >= 1; back -= 1) {
    const day = dayOf(now, back);
    const weekend = [0, 6].includes(new Date(day).getUTCDay()) ? 0.7 : 1;
    const visitors = Math.round((180 + (days - back) * 1.6 + chance.int(0, 60)) * weekend);
    const mobile = Math.round(visitors * 0.58);
    const views = Math.round(visitors * (3.1 + chance.next()));
    await insertRow(trx, 'visit_days', [
      { day, mobile: true, visitors: mobile, views: Math.round(views * 0.5) },
      { day, mobile: false, visitors: visitors - mobile, views: views - Math.round(views * 0.5) },
    ]);
    await insertRow(
      trx,
      'visit_pages',
      share(views, pages).map(([page, n]) => ({ day, page, views: n })),
    );
    await insertRow(
      trx,
      'visit_referrers',
      share(visitors, referrers).map(([referrer, n]) => ({ day, referrer, views: n })),
    );
  }
}

/** Two days that were compared: one with a difference that somebody settled, one with one that waits. */
async function seedDifferences(trx: Db, now: number): Promise<void> {
  const nothing = { ours_count: 0, ours_fen: 0, theirs_refund_count: 0 };
  const one = { channel: 'wechat' as const, kind: 'only_theirs' as const, ours_fen: 0, theirs_fen: 8600 };
  for (const back of [3, 2]) {
    const day = dayOf(now, back);
    const at = new Date(Date.parse(`${day}T00:00:00+08:00`) + dayMs + 10.5 * 3_600_000);
    await insertRow(trx, 'reconciliations', [
      { day, channel: 'wechat', ...nothing, theirs_count: 1, theirs_fen: 8600, fee_fen: 52, at },
      { day, channel: 'alipay', ...nothing, theirs_count: 0, theirs_fen: 0, at },
    ]);
    await insertRow(trx, 'payment_differences', {
      ...one,
      ...{ day, number: `XQT${day.replaceAll('-', '')}`, transaction_id: `4200${day.replaceAll('-', '')}86` },
      ...{ found_at: at, happened_at: new Date(Date.parse(`${day}T14:20:00+08:00`)) },
      ...(back === 3 && {
        resolved_at: new Date(at.getTime() + 3_600_000),
        resolved_by: 9,
        note: '收款码测试时付的一笔，已在商户平台退回',
      }),
    });
  }
}

/** What the desk's figures begin with: visits, compared days, notes about members. */
export async function seedFigures(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  await seedVisits(trx, now);
  await seedDifferences(trx, now);
  await insertRow(trx, 'user_notes', [
    {
      ...{ user_id: 1, author_id: 9, content: '返修截止日是月底，来电时问过能否提前两天' },
      created_at: new Date(now - 5 * dayMs),
    },
    {
      ...{ user_id: 1, author_id: 9, content: '发票抬头已确认为学校，以后默认' },
      created_at: new Date(now - 2 * dayMs),
    },
  ]);
}
