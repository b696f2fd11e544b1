import { createHash } from 'node:crypto';
import { z } from 'zod';
import { momentOf } from '../alipay/figures';
import { GatewayError } from '../errors';
import type { StatementLine } from '../gateway';
import { signedFen, statementCells, statementRows } from '../statement-table';
import { read } from './answer';
import type { WechatClient } from './client';

const located = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() });

const columns = [
  '交易时间',
  '微信订单号',
  '商户订单号',
  '交易状态',
  '商户退款单号',
  '手续费',
  '订单金额',
  '申请退款金额',
] as const;

/** Not there, or being made. */
const notYet = new Set(['NO_STATEMENT_EXIST', 'STATEMENT_CREATING']);

const unreadable = (code: string) => new GatewayError('wechat', 'unknown', code, '微信支付的账单无法读取');

/** A line of the statement; REVOKED trades moved no money. */
function lineOf(row: Record<(typeof columns)[number], string>): StatementLine[] {
  const kind = row.交易状态 === 'SUCCESS' ? 'payment' : row.交易状态 === 'REFUND' ? 'refund' : undefined;
  if (!kind) return [];
  const amountFen = signedFen(kind === 'payment' ? row.订单金额 : row.申请退款金额);
  if (amountFen === null) throw unreadable('STATEMENT_AMOUNT');
  return [
    {
      kind,
      outTradeNo: row.商户订单号,
      outRefundNo: kind === 'refund' ? row.商户退款单号 : '',
      transactionId: row.微信订单号,
      amountFen,
      feeFen: signedFen(row.手续费),
      at: momentOf(row.交易时间),
    },
  ];
}

/** `GET /v3/bill/tradebill` of all trades and refunds of a day, and the file behind it, proven by its SHA-1. */
export async function statement(client: WechatClient, day: string): Promise<StatementLine[] | null> {
  let answer: unknown;
  try {
    answer = await client.send('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === 'refused' && notYet.has(error.code)) return null;
    throw error;
  }
  const { hash_value, download_url } = read(located, answer);
  const content = await client.download(download_url);
  if (createHash('sha1').update(content).digest('hex') !== hash_value.toLowerCase())
    throw unreadable('STATEMENT_HASH');
  const rows = statementRows(statementCells(content.toString('utf8')), columns);
  if (!rows) throw unreadable('STATEMENT_FORMAT');
  return rows.flatMap(lineOf);
}
