/** An error answer of the WeChat sandbox: `{code, message}` with its HTTP status. */
export class WechatProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function parameterError(message: string): WechatProblem {
  return new WechatProblem(400, 'PARAM_ERROR', message);
}
