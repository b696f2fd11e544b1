import { apiQuery, keepPreviousData } from '@harbor/runtime';

interface Asked {
  ids: readonly number[];
  partition?: number | undefined;
  citation?: number | undefined;
  cn_scheme?: number | undefined;
}

/** Journals held against each other, by the words of the page's address. */
export const journalsCompared = ({ ids, partition, citation, cn_scheme }: Asked) =>
  apiQuery(
    'GET /magazine/compared',
    { query: { ids: ids.join(','), partition, citation, cn_scheme } },
    { silent: true, placeholderData: keepPreviousData, enabled: ids.length > 0 },
  );
