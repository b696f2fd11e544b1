import type { LimitProfile, Quota } from '../../../settings/limits';

/** Numbers of recognised lists that pages do not say. */
export const listLimits = {
  entriesPerPage: 50,
  /** Lists whose matches a process keeps; one of 5,000 takes about 1 MB. */
  kept: 100,
};

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** How often a member writes lists in a day: each time all their rows are read and looked up. */
export const writeQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 100 : 50_000_000),
];

/** How often a member tries codes in a day. */
export const codeQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 100 : 50_000_000),
];
