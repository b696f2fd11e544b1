import type { Envelope } from '@harbor/contract';
import { ApiError } from './api-error';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether an answer is `{code, msg, data}`. */
export function isEnvelope(body: unknown): body is Envelope<unknown> {
  return isRecord(body) && typeof body.code === 'number';
}

/** What to tell people: on a payment failure the gateway's own words, else the server's. */
export function sentenceOf(envelope: Envelope<unknown>): string {
  const state = isRecord(envelope.data) ? envelope.data.trade_state_desc : undefined;
  return typeof state === 'string' && state ? state : envelope.msg;
}

/**
 * The error that an envelope with another code than 200 stands for.
 * @param retryAfter seconds of the `Retry-After` header, if there was one
 */
export function errorOf(envelope: Envelope<unknown>, retryAfter?: number): ApiError {
  return new ApiError({
    kind: 'answer',
    code: envelope.code,
    msg: sentenceOf(envelope) || '请求失败',
    data: envelope.data,
    retryAfter,
  });
}
