import { useCurrentRoute } from '@harbor/runtime';
import { useScrolledTo } from '../../scroll/useScrolledPast';

/** Number of the forum in the menu. */
const forum = 4;

/** How far down the header turns to the forum's search, in px: later where a head stands above the text. */
const turn = { list: 120, detail: 220 };

/** `top`: the menu with the forum's search beside it. `search`: the search in the menu's place. */
export type ForumHeader = 'top' | 'search';

/** How the header looks on a forum page; undefined on all others. */
export function useForumHeader(): ForumHeader | undefined {
  const route = useCurrentRoute()?.route;
  const onDetail = route?.path.includes('detail/') ?? false;
  const turned = useScrolledTo(onDetail ? turn.detail : turn.list);
  if (route?.menu !== forum) return undefined;
  return turned ? 'search' : 'top';
}
