import { ApiError } from '@harbor/runtime';

/** Pauses between tries while the network is away, in ms; after the last the upload rests until somebody presses 重试. */
export const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000];

/** Longest wait that the server may ask for, in seconds. */
const longestWait = 60;

/** Ends after the time, or as soon as the network is back. @throws ApiError `aborted` when the signal says so */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      signal.removeEventListener('abort', away);
      then();
    };
    const back = end(resolve);
    const away = end(() => reject(new ApiError({ kind: 'aborted', code: 0, msg: '请求已取消' })));
    const timer = setTimeout(back, ms);
    window.addEventListener('online', back);
    signal.addEventListener('abort', away);
    if (signal.aborted) away();
  });
}

/** How long to wait before the same thing is tried again, in ms; undefined when that would be of no use. */
export function pauseAfter(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 429) {
    const { retryAfter = longestWait } = error;
    return retryAfter <= longestWait && tries < pauses.length ? retryAfter * 1000 : undefined;
  }
  return error.transient ? pauses[tries] : undefined;
}
