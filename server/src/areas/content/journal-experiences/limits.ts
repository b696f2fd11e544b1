import { experienceRules } from '@harbor/contract/journal-experience';
import type { LimitProfile, Quota } from '../../../settings/limits';

/** Numbers of experiences that pages do not say. */
export const experienceLimits = {
  perPage: 10,
  /** Lists end here. */
  lastPage: 100,
  /** Orders and direct submissions of somebody that are looked through for a journal, the newest first. */
  lookedThrough: 200,
  reportsPerDay: 20,
};

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** How often somebody hands an experience in, changed ones included; the same everywhere. */
export const writeQuotas: Quota[] = [perDay(experienceRules.perDay)];

/** How often somebody says whether an experience is useful. */
export const usefulQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 500 : 50_000_000),
];

export const reportQuotas: Quota[] = [perDay(experienceLimits.reportsPerDay)];
