import { formatTime } from '@harbor/ui';
import styles from '../../own-list/Rows.module.css';
import { PostCard } from '../../posts/PostCard';
import type { useHistory } from './useHistory';

interface HistoryRowsProps {
  history: ReturnType<typeof useHistory>;
  phone?: boolean;
}

/** The posts that were read, with when. */
export function HistoryRows({ history: { posts, remove }, phone = false }: HistoryRowsProps) {
  return posts.map((post) => (
    <PostCard
      key={post.id}
      post={post}
      phone={phone}
      extra={
        <p className={styles.seen}>
          {formatTime(post.viewed_at)} 看过
          <button
            type="button"
            className={styles.delete}
            aria-label={`删除浏览记录 ${post.title}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ body: { ids: [post.id] } })}
          >
            删除
          </button>
        </p>
      }
    />
  ));
}
