import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, FaultPlace } from '../bank/faults';
import { strike } from '../bank/strike';
import type { SandboxContext } from '../context';
import { answerText } from './answer';
import { billAddress } from './bills';
import { placeOrder } from './orders';
import { AlipayProblem, codeText } from './problem';
import { queryRefund, refundTrade } from './refunds';
import { type Parameters, readParameters, verifyRequest } from './request';
import { closeTrade, queryTrade } from './trades';

/** What a call brings along beside its content. */
export interface AlipayCall {
  fault: Fault | undefined;
  /** Folder of this gateway as the merchant reached it, without a slash at the end. */
  base: string;
}

type Method = (context: SandboxContext, content: unknown, parameters: Parameters, call: AlipayCall) => object;

const methods: Record<string, { place: FaultPlace; run: Method } | undefined> = {
  'alipay.trade.precreate': { place: 'create', run: precreate },
  'alipay.trade.query': { place: 'query', run: queryTrade },
  'alipay.trade.close': { place: 'close', run: closeTrade },
  'alipay.trade.refund': { place: 'refund', run: refundTrade },
  'alipay.data.dataservice.bill.downloadurl.query': { place: 'bill', run: billAddress },
  'alipay.trade.fastpay.refund.query': { place: 'refund_query', run: queryRefund },
};
const pages: Record<string, 'page' | 'wap' | undefined> = {
  'alipay.trade.page.pay': 'page',
  'alipay.trade.wap.pay': 'wap',
};

/** `/gateway.do`: calls answer signed JSON, the two page methods lead the browser to the cashier. */
export function gatewayDo(context: SandboxContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const parameters = readParameters(request);
    const name = parameters.get('method') ?? '';
    const page = pages[name];
    return page
      ? openPage(context, page, parameters, reply)
      : call(context, name, parameters, request, reply);
  };
}

function openPage(
  context: SandboxContext,
  page: 'page' | 'wap',
  parameters: Parameters,
  reply: FastifyReply,
): FastifyReply {
  try {
    verifyRequest(parameters, context);
    const trade = placeOrder(context, page, contentOf(parameters), parameters);
    return reply.redirect(`${context.browserBase()}/cashier/alipay/${trade.token}`, 303);
  } catch (error) {
    if (!(error instanceof AlipayProblem)) throw error;
    const known = context.bank.find('alipay', String(Object(readContent(parameters)).out_trade_no ?? ''));
    // Reloading after paying or closing shows how it stands, not an error.
    if (known && known.state !== 'unpaid')
      return reply.redirect(`${context.browserBase()}/cashier/alipay/${known.token}`, 303);
    const query = new URLSearchParams({ code: error.subCode });
    return reply.redirect(`${context.browserBase()}/cashier/refused?${query}`, 303);
  }
}

async function call(
  context: SandboxContext,
  name: string,
  parameters: Parameters,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const method = methods[name];
  const outTradeNo = String(Object(readContent(parameters)).out_trade_no ?? '');
  const fault = method && context.faults.take('alipay', method.place, outTradeNo);
  const base = `http://${request.headers.host}${request.raw.url?.split('/gateway.do')[0] ?? ''}`;
  const struck = await strike(fault, reply, () => run(context, method?.run, parameters, { fault, base }));
  if (struck === 'cut') return undefined;
  if (struck === 'error_500')
    return reply.code(500).type('text/html').send(Buffer.from('Internal Server Error'));
  const text = answerText(context.keys, name || 'error', struck.answer, fault?.kind);
  return reply.type('text/html;charset=utf-8').header('cache-control', 'no-store').send(Buffer.from(text));
}

function run(
  context: SandboxContext,
  method: Method | undefined,
  parameters: Parameters,
  call: AlipayCall,
): object {
  try {
    verifyRequest(parameters, context);
    if (!method) throw new AlipayProblem('40002', 'isv.invalid-method', '不存在的方法名');
    return { code: '10000', msg: 'Success', ...method(context, contentOf(parameters), parameters, call) };
  } catch (error) {
    if (!(error instanceof AlipayProblem)) throw error;
    return { code: error.code, msg: codeText[error.code], sub_code: error.subCode, sub_msg: error.message };
  }
}

function precreate(context: SandboxContext, content: unknown, parameters: Parameters): object {
  const trade = placeOrder(context, 'qr', content, parameters);
  return {
    out_trade_no: trade.outTradeNo,
    qr_code: `${context.browserBase()}/cashier/alipay/${trade.token}`,
  };
}

function contentOf(parameters: Parameters): unknown {
  const content = readContent(parameters);
  if (content === undefined)
    throw new AlipayProblem('40002', 'isv.invalid-parameter', 'biz_content 不是合法的 JSON');
  return content;
}

function readContent(parameters: Parameters): unknown {
  try {
    return JSON.parse(parameters.get('biz_content') ?? '');
  } catch {
    return undefined;
  }
}
