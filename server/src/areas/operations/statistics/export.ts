import type { Readable } from 'node:stream';
import type { DataOf } from '@harbor/contract';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../core';
import { urlOf } from '../../../http/register';
import type { SessionUser } from '../../../http/session-user';
import {
  beginMarked,
  type ExportKind,
  markedFile,
  markedHeaders,
  openMarked,
} from '../../identity/staff/marked-export';
import { periodOf } from './period';
import { summaryOf } from './summary';
import { pagesOf, referrersOf } from './tables';
import { pageTitles } from './titles';

const kind: ExportKind = {
  action: 'visits.export',
  object: 'visits',
  mark: 'FW',
  right: 'visits.read',
  path: urlOf('/staff/visits/export'),
};

interface Range {
  from: string;
  to: string;
}

const yuan = (fen: number) => Number((fen / 100).toFixed(2));

async function tablesOf(core: Core, range: Range) {
  const period = periodOf(range);
  const [summary, pages, referrers] = await Promise.all([
    summaryOf(core.db, period, new Date(core.settings.clock.now())),
    pagesOf(core.db, period, pageTitles(core)),
    referrersOf(core.db, period),
  ]);
  return [
    {
      head: ['日期', '浏览量', '访客', '新用户', '下单', '支付笔数', '支付金额（元）'],
      rows: summary.days.map((one) => [
        ...[one.day, one.views, one.visitors, one.users],
        ...[one.orders, one.paid, yuan(one.paid_fen)],
      ]),
    },
    {
      head: ['页面', '地址', '浏览量', '上一周期'],
      rows: pages.data.map((one) => [one.title, one.page, one.views, one.before]),
    },
    {
      head: ['来源', '地址', '浏览量', '上一周期'],
      rows: [
        ...referrers.kinds.map((one) => [one.title, '', one.views, one.before]),
        ...referrers.data.map((one) => [one.title, one.referrer, one.views, one.before]),
      ],
    },
  ];
}

/** Writes down that somebody takes the figures along, and answers where the file is. @throws HttpProblem 422 */
export async function beginExport(
  core: Core,
  user: SessionUser,
  range: Range,
  ip: string,
): Promise<DataOf<'POST /staff/visits/export'>> {
  const lines = (await tablesOf(core, range)).reduce((sum, { rows }) => sum + rows.length, 0);
  const detail = { from_day: range.from, to_day: range.to, lines };
  return { ...(await beginMarked(core, user, kind, { object: '', detail, ip })), lines };
}

/** The file behind an address. @throws HttpProblem 404 */
export async function exportFile(
  core: Core,
  user: SessionUser | null,
  ticket: string | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  const one = await openMarked(core, user, kind, ticket);
  const range = { from: String(one.detail.from_day), to: String(one.detail.to_day) };
  reply.headers(markedHeaders(`访问统计-${one.number}.csv`));
  return markedFile(one, `学术港访问统计 ${range.from} 至 ${range.to}`, await tablesOf(core, range));
}
