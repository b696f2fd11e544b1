import type { BodyOf } from '@harbor/contract';
import { apiInfiniteQuery, apiQuery } from '@harbor/runtime';

/** What lines are looked for. */
export type Filter = Partial<BodyOf<'POST /staff/audit/export'>>;

/** The log, the newest lines first. */
export const auditFeed = (filter: Filter) =>
  apiInfiniteQuery('GET /staff/audit/list', { query: filter }, { silent: true, staleTime: 0 });

/** Actions and objects to choose from. */
export const actionsQuery = () => apiQuery('GET /staff/audit/actions', {}, { silent: true });

/** What the last nightly check found. */
export const checkQuery = () => apiQuery('GET /staff/audit/check', {}, { silent: true, staleTime: 0 });
