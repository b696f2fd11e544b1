import { z } from 'zod';
import { GatewayError } from '../errors';
import type { StatementLine } from '../gateway';
import type { AlipaySettings } from '../settings';
import { signedFen, statementCells, statementRows } from '../statement-table';
import type { AlipayClient } from './client';
import { momentOf } from './figures';
import { unzipped } from './unzip';

const located = z.looseObject({ billDownloadUrl: z.string() });

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '完成时间',
  '订单金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
] as const;

/** So long the address and the file may take together, in ms. */
const withinMs = 30_000;
/** A day of a shop of this size has far less. */
const mostBytes = 64 * 1024 * 1024;

const unreadable = (code: string, cause?: unknown) =>
  new GatewayError('alipay', 'unknown', code, '支付宝的账单无法读取', { cause });

/** Files lie at hosts of Alipay; http, as older documents have it, is asked for by https. In the sandbox, beside the gateway. */
function trusted(address: string, { gateway }: AlipaySettings): URL {
  if (!URL.canParse(address)) throw unreadable('ANSWER_ADDRESS');
  const url = new URL(address);
  if (url.origin === new URL(gateway).origin) return url;
  url.protocol = 'https:';
  if (!/(^|\.)alipay\.com$/.test(url.hostname)) throw unreadable('ANSWER_ADDRESS');
  return url;
}

async function fetched(url: URL): Promise<Buffer> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || content.length > mostBytes) throw new Error(`HTTP ${answer.status}`);
    return content;
  } catch (cause) {
    throw new GatewayError('alipay', 'unknown', 'NETWORK', '支付宝的账单没有下载成功', { cause });
  }
}

function lineOf(row: Record<(typeof columns)[number], string>): StatementLine[] {
  const kind = row.业务类型 === '交易' ? 'payment' : row.业务类型 === '退款' ? 'refund' : undefined;
  if (!kind) return [];
  const amount = signedFen(row['订单金额（元）']);
  if (amount === null) throw unreadable('STATEMENT_AMOUNT');
  const fee = signedFen(row['服务费（元）']);
  return [
    {
      kind,
      outTradeNo: row.商户订单号,
      outRefundNo: kind === 'refund' ? row['退款批次号/请求号'] : '',
      transactionId: row.支付宝交易号,
      // Refunds are written as negative amounts, fees as what is taken away.
      amountFen: Math.abs(amount),
      feeFen: fee === null ? null : 0 - fee,
      at: momentOf(row.完成时间),
    },
  ];
}

/** `alipay.data.dataservice.bill.downloadurl.query` of a day's trades, and the ZIP of GBK tables behind it. */
export async function statement(
  client: AlipayClient,
  settings: AlipaySettings,
  day: string,
): Promise<StatementLine[] | null> {
  let answer: unknown;
  try {
    answer = await client.call(
      'alipay.data.dataservice.bill.downloadurl.query',
      { bill_type: 'trade', bill_date: day },
      performance.now() + settings.timeoutMs,
    );
  } catch (error) {
    if (error instanceof GatewayError && /bill_not_exist$/i.test(error.code)) return null;
    throw error;
  }
  const place = located.safeParse(answer);
  if (!place.success) throw unreadable('ANSWER_FORMAT', place.error);
  const files = await unzipped(await fetched(trusted(place.data.billDownloadUrl, settings))).catch(
    (error: unknown) => Promise.reject(unreadable('STATEMENT_ZIP', error)),
  );
  const texts = files.map((file) => new TextDecoder('gbk').decode(file));
  // The second table has the sums alone.
  const rows = texts.map((text) => statementRows(statementCells(text), columns)).find(Boolean);
  if (!rows) throw unreadable('STATEMENT_FORMAT');
  return rows.flatMap(lineOf);
}
