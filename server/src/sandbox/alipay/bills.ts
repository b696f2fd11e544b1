import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { type BillLine, feeOf } from '../bank/statements';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import type { AlipayCall } from './gateway';
import { gbk } from './gbk';
import { AlipayProblem, businessProblem } from './problem';
import type { Parameters } from './request';
import { amountText, beijingText } from './words';

const head =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** Cells end with a tab, so that spreadsheets leave numbers as they are; they cannot hold a comma. */
const cells = (row: readonly string[]) => row.map((cell) => `${cell.replace(/[,\t\n]/g, ' ')}\t`).join(',');

const signed = (fen: number) => (fen < 0 ? `-${amountText(-fen)}` : amountText(fen));

function rowOf(line: BillLine): string {
  const amount = signed(line.refund ? -line.refundFen : line.amountFen);
  const fee = signed(line.refund ? feeOf(line.refundFen) : -feeOf(line.amountFen));
  return cells([
    ...[line.tradeNo, line.outTradeNo, line.refund ? '退款' : '交易', line.subject],
    ...[beijingText(line.createdAt), beijingText(line.at), '', '', '', '', '沙箱买家(sbx***@example.com)'],
    ...[amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'],
    ...[line.outRefundNo, fee, '0.00', ''],
  ]);
}

function tableOf(day: string, lines: readonly BillLine[]): string {
  const stamp = day.replaceAll('-', '年').replace(/年(\d\d)$/, '月$1日');
  return [
    '#支付宝业务明细查询',
    `#账号：[${identity.alipay.sellerId}]`,
    `#起始日期：[${stamp} 00:00:00]   终止日期：[${stamp} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    head,
    ...lines.map(rowOf),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.filter(({ refund }) => !refund).length}笔，退款合计：${lines.filter(({ refund }) => refund).length}笔`,
    '',
  ].join('\r\n');
}

/** A ZIP, made at once: its tables are small, and stored as they are. */
function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  // assumption: UTF-8 names; the real ones are GBK, and merchants pass them over.
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return new Promise((resolve, reject) => {
    const blocks: Buffer[] = [];
    zip.outputStream
      .on('data', (block: Buffer) => blocks.push(block))
      .on('end', () => resolve(Buffer.concat(blocks)))
      .on('error', reject);
  });
}

/** alipay.data.dataservice.bill.downloadurl.query: only a day's `trade`. */
export function billAddress(
  context: SandboxContext,
  content: unknown,
  _parameters: Parameters,
  { fault, base }: AlipayCall,
): object {
  const { bill_type: type, bill_date: day } = Object(content) as Record<string, unknown>;
  if (type !== 'trade' || typeof day !== 'string') throw businessProblem('INVALID_PARAMETER', '参数无效');
  const lines = context.statements.of('alipay', day, fault?.kind);
  if (!lines) throw new AlipayProblem('40004', 'isp.bill_not_exist', '账单不存在');
  const token = context.statements.keep(gbk(tableOf(day, lines)));
  return { bill_download_url: `${base}/bill?token=${token}&fileType=csv.zip&bizType=trade` };
}

/** The ZIP behind the address: a table of lines, and one of sums without any. */
export function alipayBillFile(context: SandboxContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const table = context.statements.file(String(Object(request.query).token ?? ''));
    if (!table) return reply.code(404).send('');
    const prefix = `${identity.alipay.sellerId}_业务明细`;
    const content = await zipOf({
      [`${prefix}.csv`]: table,
      [`${prefix}(汇总).csv`]: gbk('#支付宝业务汇总查询\r\n'),
    });
    return reply.type('application/zip').send(content);
  };
}
