import { notify, rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { draftFeed, useDeleteDrafts } from './queries';

/** One's drafts, the last saved first. */
export function useDrafts() {
  const list = useInfiniteQuery(draftFeed());
  const remove = useDeleteDrafts({
    onSuccess: () => notify.success('草稿已删除'),
  });
  return {
    list,
    drafts: rowsOf(list.data),
    limit: list.data?.pages[0]?.limit,
    remove,
  };
}
