const transient = new Set([0, 502, 503, 504]);

/** What a person reads about a failed request: the server's own sentence where there is one. */
export function errorText(error: unknown): string {
  const { code, msg, message, said } = readError(error);
  if (code === 503 && said) return said;
  if (code === 404) return msg || '内容不存在或已下架';
  if (code === 429) return msg || '操作太频繁，请稍后再试';
  if (msg && !transient.has(code)) return msg;
  if (/timeout|超时/i.test(message)) return '请求超时，请稍后重试';
  return '网络开了小差，请稍后重试';
}

/** Whether trying again can help: not for things that are gone or that one may not see. */
export function mayRetry(error: unknown): boolean {
  return ![401, 403, 404, 410].includes(readError(error).code);
}

function readError(error: unknown): { code: number; msg: string; message: string; said: string } {
  if (typeof error !== 'object' || error === null) return { code: 0, msg: '', message: '', said: '' };
  return {
    code: 'code' in error && typeof error.code === 'number' ? error.code : 0,
    msg: 'msg' in error && typeof error.msg === 'string' ? error.msg : '',
    said: 'data' in error && typeof error.data === 'string' ? error.data : '',
    message: 'message' in error && typeof error.message === 'string' ? error.message : '',
  };
}
