import type { BodyOf, DataOf } from '@harbor/contract';
import { exportStatus } from '@harbor/contract/privacy-states';
import { apiQuery, callKey, invalidateCalls, queryClient, useApiMutation } from '@harbor/runtime';

type Overview = DataOf<'GET /privacy/overview'>;

/** What the site holds of who is logged in, their switches and agreements. */
export const overviewQuery = () => apiQuery('GET /privacy/overview', {}, { silent: true });

/** The records of one kind, asked for when somebody wants to see them. */
export const kindQuery = (kind: string | null) =>
  apiQuery(
    'GET /privacy/data/:kind',
    { params: { kind: kind ?? 'account' } },
    { silent: true, enabled: kind !== null },
  );

/** What keeps the account open. */
export const closingQuery = () => apiQuery('GET /privacy/closing', {}, { silent: true, staleTime: 0 });

const followedEvery = 1500;

/** The newest export, followed while it is being made. */
export const exportQuery = () =>
  apiQuery(
    'GET /privacy/export',
    {},
    {
      silent: true,
      refetchInterval: ({ state }) => {
        const status = state.data?.export?.status;
        return status === exportStatus.queued || status === exportStatus.running ? followedEvery : false;
      },
    },
  );

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
