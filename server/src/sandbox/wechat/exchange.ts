import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, FaultPlace } from '../bank/faults';
import { strike } from '../bank/strike';
import type { SandboxContext } from '../context';
import { platformHeaders } from './platform-signature';
import { WechatProblem } from './problem';
import { verifyRequest } from './request-signature';

/** A verified call of the merchant. */
export interface WechatCall {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Undefined without a body. */
  json: unknown;
  fault: Fault | undefined;
  /** Address of this gateway as the merchant reached it, without a slash at the end. */
  base: string;
}

/** What a call answers: a JSON body, or null for 204. */
export type WechatEffect = (call: WechatCall) => object | null;

interface Answer {
  status: number;
  body: string;
}

/** A route: signature of the request checked, effect run under its fault, answer signed. */
export function exchange(context: SandboxContext, place: FaultPlace | null, effect: WechatEffect) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call: WechatCall = {
      params: Object(request.params),
      query: Object(request.query),
      json: readJson(body),
      fault: undefined,
      base: `http://${request.headers.host}${request.raw.url?.split('/v3/')[0] ?? ''}`,
    };
    const outTradeNo = call.params.outTradeNo ?? String(Object(call.json).out_trade_no ?? '');
    call.fault = place ? context.faults.take('wechat', place, outTradeNo) : undefined;
    const struck = await strike(call.fault, reply, () => run(request, body, context, effect, call));
    if (struck === 'cut') return undefined;
    if (struck === 'error_500') return answer(context, request, reply, systemError, call.fault);
    return answer(context, request, reply, struck.answer, call.fault);
  };
}

const systemError: Answer = {
  status: 500,
  body: JSON.stringify({ code: 'SYSTEM_ERROR', message: '系统异常，请用相同参数重新调用' }),
};

function run(
  request: FastifyRequest,
  body: Buffer,
  context: SandboxContext,
  effect: WechatEffect,
  call: WechatCall,
): Answer {
  try {
    verifyRequest(request, body, context);
    const result = effect(call);
    return result === null ? { status: 204, body: '' } : { status: 200, body: JSON.stringify(result) };
  } catch (error) {
    if (!(error instanceof WechatProblem)) throw error;
    return { status: error.status, body: JSON.stringify({ code: error.code, message: error.message }) };
  }
}

function answer(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: Answer,
  fault: Fault | undefined,
): FastifyReply {
  const wanted = request.headers['wechatpay-serial'];
  const signer = wanted === context.keys.wechat.publicKeyId ? 'public_key' : 'certificate';
  reply
    .code(status)
    .headers(platformHeaders(context.keys, signer, body, context.clock.now(), fault?.kind))
    .header('request-id', randomUUID())
    .header('cache-control', 'no-store');
  return status === 204
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(Buffer.from(body));
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
