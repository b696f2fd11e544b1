import { notify } from '../notify/notify';
import { notifyOnce } from '../notify/once';
import type { ApiError } from './api-error';

/** Visit tracking never bothers anybody. */
const exempt = /\/find\/(mobile\/)?count$/;

/**
 * Says on screen what a failed request means; each status has its sentence. A fault on the way of a mere read
 * stays silent: the page that wanted the data shows it in its place.
 */
export function announce(
  failure: ApiError,
  config: { url?: string; method?: string; silent?: boolean } | undefined,
): void {
  if (exempt.test(config?.url ?? '')) return;
  if (failure.kind === 'answer' && failure.code === 401) notifyOnce('warning', '请登录');
  else if (config?.silent) return;
  else if (failure.kind === 'timeout') notifyOnce('warning', failure.msg);
  else if (failure.kind === 'answer') notify.error(failure.msg);
  else if (config?.method?.toUpperCase() !== 'GET') notifyOnce('error', failure.msg);
}
