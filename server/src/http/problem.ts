import { code } from '@harbor/contract';

/** An answer that is not a success: thrown by services, turned into the envelope by the error handler. */
export class HttpProblem extends Error {
  /**
   * @param status HTTP status and `code` of the envelope.
   * @param message Sentence for people, in Chinese.
   */
  constructor(
    readonly status: number,
    message: string,
    readonly data: object = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** 401: no session, or one that has ended. */
export const loginRequired = (message = '请登录') => new HttpProblem(code.login, message);

/** 403: known, but not allowed. */
export const forbidden = (message = '没有权限进行此操作') => new HttpProblem(code.forbidden, message);

/** 404: also for what exists but belongs to somebody else. */
export const notFound = (message = '内容不存在或已删除') => new HttpProblem(code.notFound, message);

/** 409: the state does not allow it any more. */
export const conflict = (message = '状态已变化，请刷新', data: object = {}) =>
  new HttpProblem(code.conflict, message, data);

/** 422: the messages of each wrong field; the first of them becomes `msg`. */
export function invalid(errors: Record<string, string[]>): HttpProblem {
  const first = Object.values(errors)[0]?.[0] ?? '提交的内容有误';
  return new HttpProblem(code.invalid, first, { errors });
}

/** 429, with the seconds after which another try makes sense. */
export const tooMany = (retryAfter: number, message = '操作太频繁，请稍后再试') =>
  new HttpProblem(code.tooMany, message, {}, { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) });

/** Answered as a bare HTTP 503: something passing is in the way, and nobody is logged out by it. */
export class Unavailable extends Error {}

/** Too much of one kind of work waits already: a 503 that says so to people. */
export class Busy extends Unavailable {
  /**
   * @param message for the log
   * @param said sentence for people, in Chinese
   * @param retryAfter seconds after which another try makes sense
   */
  constructor(
    message: string,
    readonly said: string,
    readonly retryAfter = 3,
  ) {
    super(message);
  }
}
