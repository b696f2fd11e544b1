import { journalListTitle } from '@harbor/contract/descriptions';
import { navigate, usePage, useQuery } from '@harbor/runtime';
import { CompareTray } from '../../journals/CompareTray';
import { moved, placePath } from '../../journals/place';
import { journalCondition, journalList } from '../../journals/queries';
import { usePlace } from '../../journals/usePlace';
import { PageFrame } from '../../parts/PageFrame';
import { Filters } from './Filters';
import { JournalsHead } from './JournalsHead';
import { TablePanel } from './TablePanel';
import { useColumns } from './useColumns';

/** `/querytool/` of the desktop: journals by name and number, filters with counts, and a table of what they leave. */
export function JournalsPage() {
  const place = usePlace();
  const condition = useQuery(journalCondition());
  const list = useQuery(journalList(place));
  const columns = useColumns(place);
  usePage({ title: journalListTitle(place.keyword), ready: !list.isPending });
  const facets = list.data?.facets ?? condition.data?.facets;
  return (
    <>
      <JournalsHead
        keyword={place.keyword}
        hasDemo={condition.data?.has_demo ?? false}
        onSearch={(keyword) => navigate(placePath(moved(place, { keyword })))}
      />
      <PageFrame>
        <Filters
          place={place}
          facets={facets}
          editions={condition.data?.schemes ?? []}
          schemes={list.data?.schemes}
        />
        <TablePanel place={place} list={list} columns={columns} />
        <CompareTray />
      </PageFrame>
    </>
  );
}

export default JournalsPage;
