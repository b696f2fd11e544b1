import { journalDescription, journalTitle } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { journalDetail } from '../../journals/queries';
import { isGone } from '../../states/isGone';

/** The journal of the page, and what the window says of it. */
export function useJournal() {
  const id = Number(useParams().id);
  const query = useQuery(journalDetail(id));
  const { data, error } = query;
  const gone = isGone(error);
  usePage({
    title: data ? journalTitle(data) : gone ? '期刊不存在' : undefined,
    description: data && journalDescription(data),
    navTitle: '期刊详情',
    ready: Boolean(data || error),
    crumbs: data && [{ title: data.name }],
  });
  return { id, query, gone };
}
