import { apiQuery } from '@harbor/runtime';

/** A member's page as everybody may read it. */
export const memberQuery = (id: number) =>
  apiQuery('GET /member/info/:id', { params: { id } }, { silent: true, staleTime: 5000 });

/** How many posts, drafts and people are one's own. */
export const ownFiguresQuery = (enabled = true) =>
  apiQuery('GET /member/mine', {}, { silent: true, enabled });
