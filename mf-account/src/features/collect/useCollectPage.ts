import { rowsOf, useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import type { Tab } from '@harbor/ui/kit';
import { kindAt, kindForms, kindPath } from './kinds';
import { collectFeed } from './queries';
import { useRemoval } from './useRemoval';
import { useSelection } from './useSelection';

/** Most things that one removal takes. */
const mostAtOnce = 100;

/** Everything that `/collect/` shows, whatever its platform. */
export function useCollectPage() {
  const [params] = useSearchParams();
  const kind = kindAt(params);
  const feed = useInfiniteQuery(collectFeed(kind.key));
  const items = rowsOf(feed.data);
  const counts = feed.data?.pages.at(0)?.counts;
  const removal = useRemoval(kind.key);
  const selection = useSelection(items.map(({ id }) => id));
  const tabs: Tab[] = kindForms.map(({ key, label }) => ({
    key,
    label,
    to: kindPath(key),
    count: counts?.[key],
  }));
  const removeChosen = async () => {
    await removal.remove([...selection.chosen].slice(0, mostAtOnce));
    selection.stop();
  };
  return { kind, tabs, feed, items, removal, selection, removeChosen };
}
