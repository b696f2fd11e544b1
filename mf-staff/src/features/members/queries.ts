import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/member/list'] } as const;

/** Everybody of the team. */
export const membersQuery = () => apiQuery('GET /staff/member/list', {}, { silent: true, staleTime: 5_000 });

/** Takes somebody into the team, or changes what they do. */
export const useSaveMember = apiMutation('POST /staff/member/save', changed);

/** Takes somebody out. */
export const useRemoveMember = apiMutation('POST /staff/member/remove/:id', changed);

/** Forgets the second factor of somebody who lost it. */
export const useResetSecondFactor = apiMutation('POST /staff/member/reset_second_factor/:id', changed);
