import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/reply/list'] } as const;

/** What support says often, in its order. */
export const repliesQuery = () => apiQuery('GET /staff/reply/list', {}, { silent: true, staleTime: 2_000 });

export const useSaveReply = apiMutation('POST /staff/reply/save', changed);

export const useOrderReplies = apiMutation('POST /staff/reply/order', changed);

export const useDeleteReply = apiMutation('POST /staff/reply/delete/:id', changed);
