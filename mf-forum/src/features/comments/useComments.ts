import type { DataOf, ForumComment, ForumReply, PostDetail } from '@harbor/contract';
import { callKey, notify, useInfiniteQuery, useQueryClient } from '@harbor/runtime';
import { postDetail } from '../../posts/queries';
import { type CommentView, commentFeed, useDelete, useLike, useUnlike } from './queries';

type Page = DataOf<'POST /hot_post/discuss/:id'>;
interface Pages {
  pages: Page[];
  pageParams: unknown[];
}

const listKey = 'POST /hot_post/discuss/:id';

/** Comments of a post as far as somebody has read on, and the changes that show at once. */
export function useComments(postId: number, view: CommentView) {
  const client = useQueryClient();
  const feed = commentFeed(postId, view);
  const query = useInfiniteQuery(feed);
  const everyView = callKey(listKey, { params: { id: postId } });

  const everywhere = (change: (comment: ForumComment) => ForumComment) =>
    client.setQueriesData<Pages>({ queryKey: everyView }, (old) => {
      if (!old) return old;
      return { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
    });

  /** Changes one comment or reply, wherever it is shown. */
  const change = (id: number, part: Partial<ForumReply>) =>
    everywhere((comment) => ({
      ...comment,
      ...(comment.id === id ? part : {}),
      replies: comment.replies.map((reply) => (reply.id === id ? { ...reply, ...part } : reply)),
    }));

  const counted = (comment_count: number) =>
    client.setQueryData<PostDetail>(postDetail(postId).queryKey, (old) => old && { ...old, comment_count });

  /** One's own new comment stands first at once, wherever the order would put it; the next reading puts it there. */
  const wrote = (comment: ForumComment) => {
    void client.invalidateQueries({ queryKey: everyView, refetchType: 'none' });
    if (view.author_only && !comment.by_author) return;
    client.setQueryData<Pages>(feed.queryKey, (old) => {
      const [first, ...rest] = old?.pages ?? [];
      if (!old || !first) return old;
      return { ...old, pages: [{ ...first, data: [comment, ...first.data] }, ...rest] };
    });
  };

  return { query, change, everywhere, counted, wrote, refetch: () => void query.refetch() };
}

export type Comments = ReturnType<typeof useComments>;

/** Likes a comment or takes that back: shown at once. */
export function useCommentLike(one: ForumReply, { change }: Comments) {
  const handlers = {
    onMutate: () => {
      change(one.id, { liked: !one.liked, like_count: Math.max(0, one.like_count + (one.liked ? -1 : 1)) });
      return one;
    },
    onError: (_error: unknown, _input: unknown, before?: ForumReply) =>
      before && change(one.id, { liked: before.liked, like_count: before.like_count }),
    onSuccess: (data: { liked: boolean; like_count: number }) => change(one.id, data),
  };
  const like = useLike(handlers);
  const unlike = useUnlike(handlers);
  return {
    waiting: like.isPending || unlike.isPending,
    toggle: () => (one.liked ? unlike : like).mutate({ params: { id: one.id } }),
  };
}

/** Deletes one's own comment; one that was answered stays as 该评论已删除. */
export function useCommentDelete(id: number, { counted, refetch }: Comments) {
  return useDelete({
    onSuccess: ({ comment_count }) => {
      counted(comment_count);
      notify.success('评论已删除');
      refetch();
    },
    meta: { id },
  });
}
