import { promises } from '@harbor/contract/promises';
import type { LimitProfile, Quota } from '../../../settings/limits';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Numbers of the forum. Times in ms. */
export const forumLimits = {
  /** Staff look at what waits within this time (domain.md 3.8). */
  lookWithin: day,
  /** Publishes first: so many approved, none rejected, within `trustedFor`. */
  trustedFrom: 5,
  trustedFor: 90 * day,
  /** Different people whose reports have a post reviewed again. */
  reportsToReview: 3,
  reportsPerDay: 10,
  /** A hidden post can be appealed for this long, once. */
  appealFor: promises.postAppealDays * day,
  /** A change of more than this part of title or text is reviewed again. */
  heavyEdit: 0.2,
  /** Accounts younger than this have the limits of newcomers, and their comments wait for a look. */
  newFor: day,
  historyFor: promises.historyDays * day,
  /** Answered reports are kept this long, as the privacy page says. */
  reportsFor: 183 * day,
  perPage: 20,
  commentsPerPage: 10,
  repliesShown: 3,
  repliesPerPage: 10,
  membersPerPage: 20,
  deskPerPage: 20,
  /** Found members; totals of a search end here. */
  mostFound: 1000,
  /** Found posts that are ranked: so many of the newest with the words in the title, else in the text. */
  mostPostsFound: 200,
  /** Lists of everybody end here: further back, people search. */
  lastPage: 2000,
};

/** Quotas by what is written, counted by member and by address (trust.md 6). */
interface WritingQuotas {
  post: { member: Quota[]; newcomer: Quota[]; address: Quota[] };
  comment: { member: Quota[]; newcomer: Quota[]; address: Quota[] };
  like: { member: Quota[] };
  report: { member: Quota[] };
}

const production: WritingQuotas = {
  post: {
    member: [
      { limit: 1, seconds: 15 },
      { limit: 30, seconds: 86_400 },
    ],
    newcomer: [
      { limit: 1, seconds: 120 },
      { limit: 3, seconds: 86_400 },
    ],
    address: [{ limit: 10, seconds: 600 }],
  },
  comment: {
    member: [{ limit: 1, seconds: 5 }],
    newcomer: [
      { limit: 1, seconds: 30 },
      { limit: 10, seconds: 86_400 },
    ],
    address: [{ limit: 60, seconds: 600 }],
  },
  like: { member: [{ limit: 500, seconds: 86_400 }] },
  report: { member: [{ limit: forumLimits.reportsPerDay, seconds: 86_400 }] },
};

/** One address and a few accounts play everybody: counted as in production, refused only when a program runs wild. */
const demoFactor = 100_000;

const raise = (list: Quota[]) => list.map((quota) => ({ ...quota, limit: quota.limit * demoFactor }));

/** The quotas of writing under a profile; ten reports a day hold everywhere. */
export function writingQuotas(profile: LimitProfile): WritingQuotas {
  if (profile === 'production') return production;
  const { post, comment, like, report } = production;
  const lift = (kind: WritingQuotas['post']) => ({
    member: raise(kind.member),
    newcomer: raise(kind.newcomer),
    address: raise(kind.address),
  });
  return { post: lift(post), comment: lift(comment), like: { member: raise(like.member) }, report };
}
