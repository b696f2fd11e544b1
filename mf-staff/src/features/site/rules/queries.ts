import type { DataOf } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

export type RulesVersion = DataOf<'GET /staff/teacher/agreement/list'>['data'][number];

/** Every version of the rules, the pledge and the description of identity data. */
export const rulesQuery = () =>
  apiQuery('GET /staff/teacher/agreement/list', {}, { silent: true, staleTime: 2_000 });

export const usePublishRules = apiMutation('POST /staff/teacher/agreement/publish', {
  silent: true,
  invalidates: ['GET /staff/teacher/agreement/list', 'GET /teacher/agreements'],
});
