import type { Quota } from '../../../settings/limits';

/** Numbers of courses and lessons. */
export const lessonLimits = {
  coursesPerPage: 12,
  textsPerPage: 20,
  repliesPerPage: 30,
  /** Replies that come with a discussion. */
  firstReplies: 3,
  /** Courses that a page names beside another. */
  related: 4,
  front: 8,
  /** A course is new for so many days after it went to the shelf. */
  newDays: 30,
  /** Bounds of prices in the filter, in 分. */
  lowFen: 20_000,
  /** So many seconds of the clock are credited at most until they are reported: what is longer was no watching. */
  longestGap: 60,
  /** Seconds that somebody may be ahead of the clock, once: buffers, rounding. */
  slack: 5,
  /** Finds of a sentence in captions. */
  finds: 50,
};

/** Texts and likes of one person in a day. */
export const textQuotas: Quota[] = [{ limit: 200, seconds: 86_400 }];
export const likeQuotas: Quota[] = [{ limit: 500, seconds: 86_400 }];
export const reportQuotas: Quota[] = [{ limit: 20, seconds: 86_400 }];
