import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BillLine, feeOf } from '../bank/statements';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import type { WechatEffect } from './exchange';
import { parameterError, WechatProblem } from './problem';
import { verifyRequest } from './request-signature';

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

const yuan = (fen: number) => (fen / 100).toFixed(2);
const beijing = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
/** Cells cannot hold a comma: those of a subject are left out. */
const ticked = (cells: readonly (string | number)[]) =>
  cells.map((cell) => `\`${String(cell).replace(/[,\n`]/g, ' ')}`).join(',');

function rowOf(line: BillLine): string {
  const { appid, mchid } = identity.wechat;
  const fee = (line.refund ? -feeOf(line.refundFen) : feeOf(line.amountFen)) / 100;
  return ticked([
    ...[beijing(line.at), appid, mchid, '0', '', line.tradeNo, line.outTradeNo, 'oSANDBOXBUYER'],
    ...['NATIVE', line.refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY'],
    ...[yuan(line.refund ? 0 : line.amountFen), '0.00', line.refundId || '0', line.outRefundNo || '0'],
    ...[yuan(line.refundFen), '0.00', line.refund ? 'ORIGINAL' : '', line.refund ? 'SUCCESS' : ''],
    ...[
      line.subject,
      '',
      fee.toFixed(5),
      '0.60%',
      yuan(line.refund ? 0 : line.amountFen),
      yuan(line.refundFen),
      '',
    ],
  ]);
}

function sumsOf(lines: readonly BillLine[]): string {
  const total = (of: (line: BillLine) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  const paid = total((line) => (line.refund ? 0 : line.amountFen));
  const back = total((line) => line.refundFen);
  const fees = total((line) => (line.refund ? -feeOf(line.refundFen) : feeOf(line.amountFen)));
  return ticked([
    lines.length,
    yuan(paid),
    yuan(back),
    '0.00',
    (fees / 100).toFixed(5),
    yuan(paid),
    yuan(back),
  ]);
}

/** GET /v3/bill/tradebill: only ALL, only whole days. */
export function tradeBill(context: SandboxContext): WechatEffect {
  return ({ query, fault, base }) => {
    if ((query.bill_type ?? 'ALL') !== 'ALL') throw parameterError('账单类型不支持');
    if (!/^\d{4}-\d\d-\d\d$/.test(query.bill_date ?? '')) throw parameterError('账单日期格式不正确');
    const lines = context.statements.of('wechat', query.bill_date ?? '', fault?.kind);
    if (!lines) throw new WechatProblem(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
    const text = [
      '\ufeff',
      `${head}\r\n`,
      ...lines.map((line) => `${rowOf(line)}\r\n`),
      `${sums}\r\n`,
      `${sumsOf(lines)}\r\n`,
    ];
    const content = Buffer.from(text.join(''), 'utf8');
    return {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(content).digest('hex'),
      download_url: `${base}/v3/billdownload/file?token=${context.statements.keep(content)}`,
    };
  };
}

/** GET /v3/billdownload/file: the request is signed, the file is not. */
export function wechatBillFile(context: SandboxContext) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    try {
      verifyRequest(request, Buffer.alloc(0), context);
      const content = context.statements.file(String(Object(request.query).token ?? ''));
      if (!content) throw new WechatProblem(400, 'INVALID_REQUEST', '下载地址已失效');
      return reply.type('text/plain').send(content);
    } catch (error) {
      if (!(error instanceof WechatProblem)) throw error;
      return reply.code(error.status).send({ code: error.code, message: error.message });
    }
  };
}
