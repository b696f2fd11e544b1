import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

const silent = { silent: true } as const;

/** How often the numbers are asked for again, in ms; messages bring them sooner. */
const every = 30_000;

/** Numbers of the hall and of one's own takes. */
export const poolNumbers = () =>
  apiQuery('GET /wait_take/num', {}, { ...silent, staleTime: 0, refetchInterval: every, retry: false });

/** How many trials and services run, and how many may. */
export const placesLeft = () => apiQuery('GET /wait_take/audition_num', {}, silent);

/** Name, level, availability and credit of the teacher. */
export const ownProfile = () => apiQuery('GET /teacher/profile', {}, silent);

/** What can be withdrawn and what is frozen. */
export const ownMoney = () => apiQuery('GET /income/overview', {}, silent);

/** Income by month. */
export const monthBars = () => apiQuery('GET /income/chart', { query: { by: 'month' } }, silent);

/** Opens or pauses the taking of orders. */
export const useGoTake = apiMutation('POST /teacher/go_take', {
  invalidates: ['GET /teacher/profile', 'GET /wait_take/audition_num'],
});

/** What a message may have changed on any page of the platform. */
export const platformReads: readonly ApiKey[] = [
  'GET /wait_take/num',
  'GET /wait_take/audition_num',
  'GET /wait_take/list',
  'GET /wait_take/mine',
  'GET /wait_take/detail/:id',
  'GET /wait_take/invitations',
  'GET /wait_take/invalid',
];
