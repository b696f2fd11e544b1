import { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { expireSession } from '../session/expire';
import { announce } from './announce';
import { ApiError } from './api-error';
import { errorOf, isEnvelope } from './envelope';
import { logFailure } from './log';

/** A failure together with the request it belongs to, on its way between the two interceptors. */
class RefusedAnswer extends Error {
  constructor(
    readonly refusal: ApiError,
    readonly config: InternalAxiosRequestConfig,
  ) {
    super(refusal.msg);
  }
}

/** What the server says of being busy; a page of some other server on the way says nothing for people. */
const busySentence = (data: unknown, status: number) =>
  status === 503 && typeof data === 'string' && /^[^<>{}\n]{1,60}$/.test(data) ? data : undefined;

function refusalOf({ data, status, headers }: AxiosResponse<unknown>): ApiError {
  if (isEnvelope(data)) return errorOf(data, Number(headers['retry-after']) || undefined);
  const said = busySentence(data, status);
  return new ApiError({
    kind: 'unavailable',
    code: status,
    msg: said ?? '服务暂时不可用，请稍后重试',
    data: said,
    retryAfter: Number(headers['retry-after']) || undefined,
  });
}

const textOf = (file: Blob) =>
  new Promise<string>((done, refuse) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => refuse(reader.error ?? new Error('unreadable'));
    reader.readAsText(file);
  });

/** An answer that came instead of a file: what the server says stands in it as text. */
async function insteadOfFile(response: AxiosResponse<Blob>): Promise<never> {
  let data: unknown;
  try {
    data = JSON.parse(await textOf(response.data));
  } catch {
    // Not the server's: it counts as unavailable.
  }
  throw new RefusedAnswer(refusalOf({ ...response, data }), response.config);
}

/** Lets an answer with code 200 pass, and files as they are; everything else is a failure. */
export function answered(
  response: AxiosResponse<unknown>,
): AxiosResponse<unknown> | Promise<AxiosResponse<unknown>> {
  const { data, status, config } = response;
  if (data instanceof Blob && status !== 200) return insteadOfFile({ ...response, data });
  if (isEnvelope(data) ? data.code === 200 : config.responseType === 'blob' && status === 200)
    return response;
  throw new RefusedAnswer(refusalOf(response), config);
}

function faultOf(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError({ kind: 'aborted', code: 0, msg: '请求已取消' });
  const late = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  if (late) return new ApiError({ kind: 'timeout', code: 0, msg: '请求超时' });
  return new ApiError({ kind: 'network', code: 0, msg: '网络异常，请检查网络后重试' });
}

/** Logs a failed request, says so on screen where it should, ends the session on a 401, and throws the failure again. */
export function failed(error: unknown): never {
  const known = error instanceof RefusedAnswer;
  const refusal = known ? error.refusal : faultOf(error);
  const config = known ? error.config : isAxiosError(error) ? error.config : undefined;
  if (refusal.kind === 'aborted') throw refusal;
  logFailure(refusal, config);
  announce(refusal, config);
  if (refusal.kind === 'answer' && refusal.code === 401)
    expireSession(String(config?.headers.get('Authorization') ?? ''));
  throw refusal;
}
