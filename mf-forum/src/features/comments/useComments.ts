import type { DataOf, ForumComment, ForumReply, PostDetail } from '@harbor/contract';
import {
  call,
  invalidateCalls,
  keepPreviousData,
  notify,
  useApiMutation,
  useInfiniteQuery,
  useQueryClient,
} from '@harbor/runtime';
import { useState } from 'react';
import { postDetail } from '../detail/usePost';

export type CommentSort = 'hot' | 'newest';

export interface CommentView {
  sort: CommentSort;
  author_only: boolean;
  /** A comment that a link leads to; it comes first. */
  focus: number | null;
}

type Page = DataOf<'POST /hot_post/discuss/:id'>;
interface Pages {
  pages: Page[];
  pageParams: unknown[];
}

const listKey = 'POST /hot_post/discuss/:id';

/** Comments of a post as far as somebody has read on, and the changes that show at once. */
export function useComments(postId: number, view: CommentView) {
  const client = useQueryClient();
  const { sort, author_only } = view;
  const [own, setOwn] = useState<{ id: number; sort: CommentSort; author_only: boolean } | null>(null);
  const written = own?.sort === sort && own.author_only === author_only ? own.id : null;
  const focus = written ?? view.focus;
  const query = useInfiniteQuery({
    queryKey: [listKey, postId, { sort, author_only, focus }],
    queryFn: ({ pageParam }) =>
      call('POST /hot_post/discuss/:id', {
        params: { id: postId },
        body: {
          page: pageParam,
          sort,
          ...(author_only ? { author_only: true } : {}),
          ...(focus ? { focus } : {}),
        },
        silent: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    staleTime: 10_000,
    // What is read stays while another order, or one's own new comment, is on its way.
    placeholderData: keepPreviousData,
  });

  const everywhere = (change: (comment: ForumComment) => ForumComment) =>
    client.setQueriesData<Pages>({ queryKey: [listKey, postId] }, (old) => {
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

  return {
    query,
    focus,
    change,
    everywhere,
    counted,
    refetch: () => void query.refetch(),
    /** One's own new comment comes first, as long as nobody asks for another order. */
    wrote: (id: number) => setOwn({ id, sort, author_only }),
  };
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
  const like = useApiMutation('POST /hot_post/like_discuss/:id', handlers);
  const unlike = useApiMutation('POST /hot_post/cancel_discuss/:id', handlers);
  return {
    waiting: like.isPending || unlike.isPending,
    toggle: () => (one.liked ? unlike : like).mutate({ params: { id: one.id } }),
  };
}

/** Deletes one's own comment; one that was answered stays as 该评论已删除. */
export function useCommentDelete(id: number, { counted, refetch }: Comments) {
  return useApiMutation('POST /hot_post/delete_discuss/:id', {
    onSuccess: ({ comment_count }) => {
      counted(comment_count);
      notify.success('评论已删除');
      refetch();
      void invalidateCalls(['GET /hot_post/list']);
    },
    meta: { id },
  });
}
