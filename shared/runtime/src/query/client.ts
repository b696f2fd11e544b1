import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { onSessionChange } from '../session/changes';
import { usuallyFresh } from './fresh';
import { saidMissing } from './said-missing';

const mostRetries = 2;

/** Only what may pass by itself is tried again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < mostRetries && error instanceof ApiError && error.transient;
}

/** The one cache of server data, shared by the shell and all remotes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures) => Math.min(500 * 2 ** failures, 4000),
      // What the page's own HTML said is not asked for again by the page that stands in it.
      retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
        error === null || !saidMissing.has(error) || Date.now() - errorUpdatedAt > usuallyFresh,
      refetchOnWindowFocus: false,
      gcTime: 10 * 60_000,
      // Offline, a request fails and the page says so; paused queries would leave it loading for ever.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onSessionChange((change) => {
  // What was read as a visitor, or as somebody else, may look different now.
  if (change === 'login') void queryClient.invalidateQueries();
  if (change === 'expired') queryClient.removeQueries({ type: 'inactive' });
});
