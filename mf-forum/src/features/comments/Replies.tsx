import type { ForumComment } from '@harbor/contract';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { useState } from 'react';
import { CommentItem } from './CommentItem';
import styles from './Comments.module.css';
import { replyFeed } from './queries';
import type { Comments } from './useComments';

/** The replies under a comment: the first ones, then all of them. */
export function Replies({
  comment,
  comments,
  focus,
}: {
  comment: ForumComment;
  comments: Comments;
  focus: number | null;
}) {
  const [open, setOpen] = useState(false);
  const more = useInfiniteQuery(replyFeed(comment, open));
  const all = more.data && rowsOf(more.data);
  const known = new Map(comment.replies.map((reply) => [reply.id, reply]));
  // The first ones are those that likes are shown at.
  const shown = (open && all ? all : comment.replies).map((reply) => known.get(reply.id) ?? reply);
  if (comment.reply_count === 0 && shown.length === 0) return null;
  const left = comment.reply_count - shown.length;
  return (
    <div className={styles.replies}>
      <ul>
        {shown.map((reply) => (
          <CommentItem key={reply.id} one={reply} comments={comments} focused={reply.id === focus} />
        ))}
      </ul>
      {more.isError ? (
        <button type="button" className={styles.more} onClick={() => void more.refetch()}>
          回复没有加载出来，重试
        </button>
      ) : left > 0 && !more.isFetching ? (
        <button
          type="button"
          className={styles.more}
          onClick={() => (open ? void more.fetchNextPage() : setOpen(true))}
        >
          查看其余 {left} 条回复
        </button>
      ) : null}
      {more.isFetching ? <p className={styles.meta}>正在加载…</p> : null}
    </div>
  );
}
