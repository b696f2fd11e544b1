import { pressRule } from '@harbor/contract/press-rules';
import type { LimitProfile, Quota } from '../../../settings/limits';

const hour = 3_600_000;

/** Numbers of the headlines. Times in ms. */
export const pressLimits = {
  perPage: 20,
  /** On the home page. */
  onHome: 6,
  /** Titles at the foot of pages. */
  inFooter: 4,
  ranked: 10,
  latest: 6,
  related: 6,
  forGoods: 4,
  frontSpecials: 6,
  frontTags: 20,
  frontCorrections: 5,
  /** Headings of the one at the top that the front page names. */
  points: 3,
  hotTags: 12,
  relatedTags: 8,
  /** Lists of everybody end here: further back, people search. */
  lastPage: 2000,
  /** Found articles; totals of a search end here. */
  mostFound: 500,
  /** A preview can be looked at for this long. */
  previewFor: 24 * hour,
  reportsPerDay: 10,
  /** Answered reports are kept this long, as the privacy page says. */
  reportsFor: 183 * 24 * hour,
  /** Views of days are kept this long: rankings look back a week. */
  viewDaysFor: 35 * 24 * hour,
  deskPerPage: 20,
};

/** Minutes to read so many characters; at least 1. */
export const readMinutes = (letters: number): number => Math.max(1, Math.ceil(letters / pressRule.perMinute));

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** How often a member likes or collects in a day. */
export const reactionQuotas = (profile: LimitProfile): Quota[] => [
  perDay(profile === 'production' ? 500 : 50_000_000),
];

/** How often a member points out mistakes; the same everywhere. */
export const reportQuotas: Quota[] = [perDay(pressLimits.reportsPerDay)];
