import { promises } from '@harbor/contract/promises';
import type { Db } from '../../../db/connect';
import type { Settings } from '../../../settings';
import type { LimitProfile, Quota } from '../../../settings/limits';
import { chosenIn, chosenNow } from '../../../site-settings/read';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Numbers of the forum. Times in ms. */
export const forumLimits = {
  /** Staff look at what waits within this time (domain.md 3.8). */
  lookWithin: day,
  /** Publishes first: so many approved as `forum.trusted` of the settings says, none rejected, within this. */
  trustedFor: 90 * day,
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

const perDay = (limit: number): Quota => ({ limit, seconds: 86_400 });

/** One address and a few accounts play everybody: counted as in production, refused only when a program runs wild. */
const demoFactor = 100_000;

const raise = (list: Quota[]) => list.map((quota) => ({ ...quota, limit: quota.limit * demoFactor }));

/** Quotas of one kind of writing, by member and by address (trust.md 6). */
interface WritingQuotas {
  member: Quota[];
  newcomer: Quota[];
  address: Quota[];
}

/** The quotas of writing as they are now; the day's numbers are settings. */
export async function writingQuotas(
  { limitProfile }: Settings,
  db: Db,
): Promise<Record<'post' | 'comment', WritingQuotas>> {
  const { chosen } = await chosenNow(db);
  const quotas = {
    post: {
      member: [{ limit: 1, seconds: 15 }, perDay(chosenIn(chosen, 'forum.posts'))],
      newcomer: [{ limit: 1, seconds: 120 }, perDay(chosenIn(chosen, 'forum.newcomer_posts'))],
      address: [{ limit: 10, seconds: 600 }],
    },
    comment: {
      member: [{ limit: 1, seconds: 5 }],
      newcomer: [{ limit: 1, seconds: 30 }, perDay(chosenIn(chosen, 'forum.newcomer_comments'))],
      address: [{ limit: 60, seconds: 600 }],
    },
  };
  if (limitProfile === 'production') return quotas;
  const lift = ({ member, newcomer, address }: WritingQuotas): WritingQuotas => ({
    member: raise(member),
    newcomer: raise(newcomer),
    address: raise(address),
  });
  return { post: lift(quotas.post), comment: lift(quotas.comment) };
}

/** How often a member likes or collects in a day. */
export const likeQuotas = (profile: LimitProfile): Quota[] =>
  profile === 'production' ? [perDay(500)] : raise([perDay(500)]);

/** How often a member reports; the same everywhere. */
export const reportQuotas: Quota[] = [perDay(forumLimits.reportsPerDay)];
