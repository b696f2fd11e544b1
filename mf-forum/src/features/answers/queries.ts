import { apiMutation } from '@harbor/runtime';

const reads = ['POST /hot_post/discuss/:id', 'GET /hot_post/:id/detail'] as const;

/** Accepts an answer. */
export const useAccept = apiMutation('POST /hot_post/accept/:id', { invalidates: reads });

/** Accepts an answer no longer. */
export const useCancelAccept = apiMutation('POST /hot_post/cancel_accept/:id', { invalidates: reads });
