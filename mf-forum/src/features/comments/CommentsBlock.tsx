import type { PostDetail } from '@harbor/contract';
import { currentPosition, navigate, rowsOf, useLocation, useSearchParams } from '@harbor/runtime';
import { Bone, errorText, Waiting } from '@harbor/ui';
import { useEffect, useState } from 'react';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import styles from './Comments.module.css';
import { commentsAt, goToComments, onceItStands } from './goToComments';
import type { CommentSort } from './queries';
import { Replies } from './Replies';
import { useComments } from './useComments';

const sorts: [CommentSort, string][] = [
  ['hot', '最热'],
  ['newest', '最新'],
];

/** The comments of a post, in two levels. */
export function CommentsBlock({ post }: { post: PostDetail }) {
  const [search] = useSearchParams();
  const focus = Number(search.get('comment')) || null;
  const [sort, setSort] = useState<CommentSort>('hot');
  const [author_only, setAuthorOnly] = useState(false);
  const comments = useComments(post.id, { sort, author_only, focus });
  const { query } = comments;
  const all = rowsOf(query.data);
  // What stands first, for a link or because it is new, comes again at its own place.
  const list = [...new Map(all.map((comment) => [comment.id, comment])).values()];
  const there = query.isSuccess;
  const asked = useLocation().hash === commentsAt;
  useEffect(() => {
    if (!there || !focus) return;
    return onceItStands(() =>
      document.getElementById(`comment-${focus}`)?.scrollIntoView({ block: 'center' }),
    );
  }, [there, focus]);
  useEffect(() => {
    if (!there || !asked) return;
    return onceItStands(() => {
      goToComments(true);
      // It has been followed: whoever copies the address or comes back to it begins where they mean to.
      const { pathname, search: words } = currentPosition().location;
      navigate(pathname + words, { replace: true });
    });
  }, [there, asked]);
  return (
    <section id="comments" className={styles.block} aria-label="评论">
      <div className={styles.head}>
        <h2>评论 {post.comment_count}</h2>
        <div className={styles.sorts}>
          {sorts.map(([key, title]) => (
            <button key={key} type="button" aria-pressed={sort === key} onClick={() => setSort(key)}>
              {title}
            </button>
          ))}
          <button type="button" aria-pressed={author_only} onClick={() => setAuthorOnly(!author_only)}>
            只看楼主
          </button>
        </div>
      </div>
      {post.actions.comment ? (
        <CommentForm postId={post.id} comments={comments} />
      ) : (
        <p className={styles.gone}>这篇帖子现在不能评论</p>
      )}
      {query.isPending ? (
        <Waiting className={styles.waiting}>
          <Bone width="40%" />
          <Bone width="90%" />
          <Bone width="70%" />
        </Waiting>
      ) : null}
      {query.isError && list.length === 0 ? (
        <p className={styles.gone} role="alert">
          评论没有加载出来：{errorText(query.error)}
          <button type="button" className={styles.more} onClick={comments.refetch}>
            重试
          </button>
        </p>
      ) : null}
      {there && list.length === 0 ? (
        <p className={styles.gone}>{author_only ? '楼主还没有评论' : '还没有评论，来说第一句'}</p>
      ) : null}
      <ul>
        {list.map((comment) => (
          <CommentItem key={comment.id} one={comment} comments={comments} focused={comment.id === focus}>
            <Replies comment={comment} comments={comments} focus={focus} />
          </CommentItem>
        ))}
      </ul>
      {query.hasNextPage ? (
        <button
          type="button"
          className={styles.more}
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? '正在加载…' : '加载更多评论'}
        </button>
      ) : null}
    </section>
  );
}
