import type { ForumComment } from '@harbor/contract';
import { apiInfiniteQuery, apiMutation, callKey } from '@harbor/runtime';

export type CommentSort = 'hot' | 'newest';

export interface CommentView {
  sort: CommentSort;
  author_only: boolean;
  /** A comment that a link leads to; it comes first. */
  focus: number | null;
}

/** Comments of a post, page after page. */
export const commentFeed = (postId: number, { sort, author_only, focus }: CommentView) =>
  apiInfiniteQuery(
    'POST /hot_post/discuss/:id',
    {
      params: { id: postId },
      body: { sort, ...(author_only ? { author_only: true } : {}), ...(focus ? { focus } : {}) },
    },
    {
      silent: true,
      staleTime: 10_000,
      first:
        sort === 'hot' && !author_only && !focus
          ? callKey('GET /hot_post/comments/:id', { params: { id: postId } })
          : undefined,
    },
  );

/**
 * The replies under a comment, page after page; read anew once there are more or fewer of them.
 * @param enabled once somebody asks for more than the first ones
 */
export function replyFeed({ id, reply_count }: ForumComment, enabled: boolean) {
  const feed = apiInfiniteQuery(
    'POST /hot_post/more_discuss/:id',
    { params: { id } },
    { silent: true, enabled },
  );
  const [key, parts] = feed.queryKey;
  return { ...feed, queryKey: [key, parts, reply_count] as const };
}

/** Writes a comment or a reply. */
export const useWriteComment = apiMutation('POST /hot_post/discuss', {
  silent: true,
  invalidates: ['GET /hot_post/list'],
});

/** Likes a comment. */
export const useLike = apiMutation('POST /hot_post/like_discuss/:id');

/** Takes the like of a comment back. */
export const useUnlike = apiMutation('POST /hot_post/cancel_discuss/:id');

/** Deletes a comment of one's own. */
export const useDelete = apiMutation('POST /hot_post/delete_discuss/:id', {
  invalidates: ['GET /hot_post/list'],
});
