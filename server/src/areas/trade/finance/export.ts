import type { Readable } from 'node:stream';
import { type DataOf, financeLimits } from '@harbor/contract';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import type { SessionUser } from '../../../http/session-user';
import {
  beginMarked,
  type ExportKind,
  markedFile,
  markedHeaders,
  openMarked,
} from '../../identity/staff/marked-export';
import { moneyRows } from './list';
import { differencesOfDay } from './settle';
import { channelText } from './words';

const kind: ExportKind = {
  action: 'payment.export',
  object: 'reconciliation',
  mark: 'SZ',
  right: 'finance.read',
  path: urlOf('/staff/finance/export'),
};

const yuan = (fen: number) => Number((fen / 100).toFixed(2));

/** The tables of a day: payments, refunds, differences. */
async function tablesOf({ db }: Core, day: string) {
  const limit = financeLimits.exportLines;
  const [payments, refunds, differences] = await Promise.all([
    moneyRows(db, { day, kind: 'payments' }, { limit: limit + 1 }),
    moneyRows(db, { day, kind: 'refunds' }, { limit: limit + 1 }),
    differencesOfDay(db, day),
  ]);
  const more = payments.length > limit || refunds.length > limit;
  const head = ['类别', '时间', '订单号', '服务', '单号', '渠道', '渠道单号', '金额（元）', '状态', '说明'];
  const rows = (title: string, lines: typeof payments) =>
    lines.map((one) => [
      ...[title, one.at.slice(0, 19).replace('T', ' '), one.order.order_no, one.order.title, one.number],
      ...[one.channel_text, one.channel_no, yuan(one.amount_fen), one.status_text, one.note],
    ]);
  return {
    more,
    count: payments.length + refunds.length + differences.length,
    tables: [
      { head, rows: [...rows('付款', payments), ...rows('退款', refunds)] },
      {
        head: [
          '差异',
          '渠道',
          '单号',
          '渠道单号',
          '订单号',
          '平台（元）',
          '账单（元）',
          '状态',
          '处理人',
          '说明',
        ],
        rows: differences.map((one) => [
          ...[one.kind_text, channelText[one.channel] ?? '', one.number, one.transaction_id],
          ...[one.order?.order_no ?? '', yuan(one.ours_fen), yuan(one.theirs_fen)],
          ...[{ open: '未处理', resolved: '已处理', gone: '已对平' }[one.state], one.resolved_by, one.note],
        ]),
      },
    ],
  };
}

/**
 * Writes down that somebody takes a day's money along, and answers where the file is: good for a minute.
 * @throws HttpProblem 422 for a day without anything, or with too much
 */
export async function beginExport(
  core: Core,
  user: SessionUser,
  day: string,
  ip: string,
): Promise<DataOf<'POST /staff/finance/export'>> {
  const { count, more } = await tablesOf(core, day);
  if (count === 0) throw invalid({ day: ['这一天没有收款、退款或差异'] });
  if (more)
    throw invalid({
      day: [`这一天超过${financeLimits.exportLines.toLocaleString('en')}笔，请联系平台组导出`],
    });
  const made = await beginMarked(core, user, kind, {
    object: day,
    detail: { from_day: day, lines: count },
    ip,
  });
  return { ...made, lines: count };
}

/** The file behind an address. @throws HttpProblem 404 */
export async function exportFile(
  core: Core,
  user: SessionUser | null,
  ticket: string | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  const one = await openMarked(core, user, kind, ticket);
  const day = String(one.detail.from_day);
  const { tables } = await tablesOf(core, day);
  reply.headers(markedHeaders(`收退款-${day}-${one.number}.csv`));
  return markedFile(one, `学术港收退款明细 ${day}`, tables);
}
