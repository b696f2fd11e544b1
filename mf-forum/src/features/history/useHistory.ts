import { notify, rowsOf, useApiMutation, useInfiniteQuery, useSession } from '@harbor/runtime';
import { historyFeed } from './queries';

/** The posts that one has read. */
export function useHistory() {
  const { loggedIn } = useSession();
  const list = useInfiniteQuery(historyFeed(loggedIn));
  const remove = useApiMutation('PUT /member/history/delete', {
    invalidates: ['GET /member/history', 'GET /member/mine'],
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
