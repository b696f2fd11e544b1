import type { BodyOf, DataOf } from '@harbor/contract';
import { callKey, invalidateCalls, queryClient, useApiMutation } from '@harbor/runtime';

type Overview = DataOf<'GET /privacy/overview'>;

/** The switches; each is saved by itself, and turns back when that fails. */
export function usePrivacySettings() {
  const key = callKey('GET /privacy/overview');
  const write = useApiMutation('POST /privacy/settings', {
    onError: () => void invalidateCalls(['GET /privacy/overview']),
    // What is recommended comes in another order now; counts of the consent log have grown.
    invalidates: ['GET /index/goods', 'GET /privacy/overview', 'GET /privacy/data/:kind'],
  });
  return (body: BodyOf<'POST /privacy/settings'>) => {
    queryClient.setQueryData<Overview>(key, (before) =>
      before ? { ...before, settings: { ...before.settings, ...body } } : before,
    );
    write.mutate({ body });
  };
}
