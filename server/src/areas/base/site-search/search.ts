import type { DataOf } from '@harbor/contract';
import { siteSearchKinds } from '@harbor/contract/site-search-kinds';
import type { Core } from '../../../core';
import { contributions } from '../../../manifest';
import './finder';

type Found = DataOf<'GET /search/all'>;

/** Things of each kind at most. */
const perKind = 4;

/**
 * What of the whole site fits a keyword, by kind. An area that fails is left out and written to the log: what the others
 * found is not lost with it. @throws Error the first failure where no area answered at all
 */
export async function searchSite(core: Core, keyword: string): Promise<Found> {
  const finders = contributions('finds').toSorted(
    (a, b) => siteSearchKinds.indexOf(a.kind) - siteSearchKinds.indexOf(b.kind),
  );
  const answers = await Promise.allSettled(
    finders.map(async ({ kind, find }) => ({ kind, data: await find(core, keyword, perKind) })),
  );
  const failed = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of failed) core.log.warn({ err: reason }, 'an area could not be searched');
  if (failed[0] && failed.length === answers.length) throw failed[0].reason;
  return {
    keyword,
    groups: answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.data.length > 0 ? [answer.value] : [],
    ),
  };
}
