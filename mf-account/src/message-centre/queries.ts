import type { MessageCounts } from '@harbor/contract';
import { apiQuery, callKey, queryClient } from '@harbor/runtime';

/** Counts of the badges. */
export const countsQuery = (enabled = true) =>
  apiQuery(
    'GET /message/message_num',
    {},
    { silent: true, enabled, staleTime: 15_000, refetchOnWindowFocus: true },
  );

/** Takes over the counts that a write has answered: all badges follow at once. */
export function adoptCounts(counts: MessageCounts): void {
  queryClient.setQueryData(callKey('GET /message/message_num'), counts);
}
