import { diaryRules } from '@harbor/contract/diary';
import type { LimitProfile, Quota } from '../../../settings/limits';

/** Numbers of the diary. */
export const diaryLimits = {
  ...diaryRules,
  /** Days that somebody may write down go back to here. */
  firstDay: '2000-01-01',
  /** Deadlines lie at most so many days ahead. */
  daysAhead: 5 * 366,
  /** Deadlines of all manuscripts in the list. */
  listedDeadlines: 50,
  /** The hour of Beijing at which reminders go out. */
  remindHour: 9,
};

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** How many manuscripts somebody begins in a day, those that were deleted again included. */
export const createQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 100 : 50_000_000),
];
