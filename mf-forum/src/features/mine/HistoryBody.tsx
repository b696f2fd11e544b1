import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { Confirm } from '../overlay/Confirm';
import { PostCard } from '../posts/PostCard';
import styles from './DraftRows.module.css';
import type { useHistory } from './useHistory';

/** The posts that were read, with when, and how they are forgotten. */
export function HistoryBody({
  history,
  phone = false,
}: {
  history: ReturnType<typeof useHistory>;
  phone?: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const { posts, remove, recording } = history;
  return (
    <>
      <p className={styles.note}>
        保留最近 90 天。
        {recording ? '' : '您已在隐私设置中暂停记录，新看的帖子不会记下。'}
        <Link to={phone ? '/setting/privacy' : '/idsetting/privacy'} className={styles.go}>
          隐私设置
        </Link>{' '}
        {posts.length > 0 ? (
          <button type="button" className={styles.delete} onClick={() => setAsking(true)}>
            全部清空
          </button>
        ) : null}
      </p>
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          phone={phone}
          extra={
            <p className={styles.meta}>
              {formatTime(post.viewed_at)} 看过{' '}
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
      ))}
      <Confirm
        open={asking}
        title="清空浏览历史？"
        text="清空后不能恢复。"
        yes="清空"
        waiting={remove.isPending}
        onYes={() => remove.mutate({ body: { all: true } }, { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
