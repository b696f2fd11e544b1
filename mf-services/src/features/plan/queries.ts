import type { PlanKind } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true } as const;

/** A plan from a day back that is not kept; nothing is asked before there is a day. */
export const previewQuery = (kind: PlanKind, date: string) =>
  apiQuery(
    'POST /plan/preview',
    { body: { kind, date } },
    { ...silent, enabled: date !== '', placeholderData: keepPreviousData, staleTime: 60_000 },
  );

/** One's own plans, the nearest day first. */
export const plansQuery = (loggedIn: boolean) =>
  apiQuery('GET /plan/list', {}, { ...silent, enabled: loggedIn, staleTime: 0 });

const reads = ['GET /plan/list'] as const;

export const useSavePlan = apiMutation('POST /plan/save', { invalidates: reads });
export const useChangePlan = apiMutation('POST /plan/change/:id', { invalidates: reads });
export const useMarkStep = apiMutation('POST /plan/step/:id', { invalidates: reads });
export const useRemovePlan = apiMutation('POST /plan/remove/:id', { invalidates: reads });
