import { useQuery } from '@harbor/runtime';
import { countsQuery } from '../../message-centre/queries';
import { useMarkRead } from './queries';

/** Marks everything, or one box, as read. `left` says whether there is anything to mark. */
export function useReadAll(kind?: 1 | 2 | 3 | 4) {
  const counts = useQuery(countsQuery()).data;
  const write = useMarkRead();
  const own = counts && {
    all: counts.like + counts.comment + counts.fans + counts.system,
    1: counts.like,
    2: counts.comment,
    3: counts.fans,
    4: counts.system,
  };
  return {
    left: (own?.[kind ?? 'all'] ?? 0) > 0,
    busy: write.isPending,
    run: () => write.mutate({ body: kind ? { kind } : {} }),
  };
}
