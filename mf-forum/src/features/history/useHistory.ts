import { notify, rowsOf, useInfiniteQuery, useSession } from '@harbor/runtime';
import { historyFeed, useForgetHistory } from './queries';

/** The posts that one has read. */
export function useHistory() {
  const { loggedIn } = useSession();
  const list = useInfiniteQuery(historyFeed(loggedIn));
  const remove = useForgetHistory({
    onSuccess: () => notify.success('浏览记录已删除'),
  });
  return {
    loggedIn,
    list,
    posts: rowsOf(list.data),
    recording: list.data?.pages[0]?.recording !== false,
    remove,
  };
}
