import type { LimitProfile, Quota } from '../../../settings/limits';

/** Numbers of the journal tools. */
export const journalLimits = {
  perPage: 20,
  /** Lists end here: further back, people filter. */
  lastPage: 500,
  suggested: 10,
  /** Values of one filter at most in an answer. */
  values: 300,
  /** Years of a trend. */
  trend: 5,
  collectedPerPage: 20,
  groups: 50,
  collects: 2000,
};

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** How often a member collects in a day. */
export const collectQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 500 : 50_000_000),
];

/** How many files a member takes in a day. */
export const exportQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 30 : 50_000_000),
];
