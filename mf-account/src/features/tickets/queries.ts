import { apiInfiniteQuery, apiQuery, callKey, queryClient, useApiMutation } from '@harbor/runtime';

/** Tabs of the list. */
export const tabs = [
  { key: 'all', label: '全部', empty: '还没有工单' },
  { key: 'open', label: '进行中', empty: '没有进行中的工单' },
  { key: 'done', label: '已结束', empty: '没有已结束的工单' },
] as const;

export type Tab = (typeof tabs)[number];

/** The user's tickets page after page. */
export const ticketFeed = (tab: Tab['key']) =>
  apiInfiniteQuery('GET /ticket/list', { query: { tab } }, { silent: true, refetchOnWindowFocus: true });

/** One ticket. */
export const ticketQuery = (id: string) =>
  apiQuery(
    'GET /ticket/detail/:id',
    { params: { id } },
    { silent: true, staleTime: 0, refetchOnWindowFocus: true },
  );

/** What can be done with a ticket; each answers the ticket as it is then. */
export function useTicketActs(id: string) {
  const adopt = {
    onSuccess: (detail: unknown) =>
      queryClient.setQueryData(callKey('GET /ticket/detail/:id', { params: { id } }), detail),
    onError: () =>
      void queryClient.invalidateQueries({ queryKey: callKey('GET /ticket/detail/:id', { params: { id } }) }),
    invalidates: ['GET /ticket/list'] as const,
  };
  return {
    reply: useApiMutation('POST /ticket/reply/:id', adopt),
    close: useApiMutation('POST /ticket/close/:id', adopt),
    reopen: useApiMutation('POST /ticket/reopen/:id', adopt),
    rate: useApiMutation('POST /ticket/rate/:id', adopt),
  };
}
