import type { PostCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Flame } from 'lucide-react';
import styles from './HotPosts.module.css';

/** Recommended posts in an order of their own, with how often each was read. */
export function HotPosts({ posts }: { posts: PostCard[] | undefined }) {
  if (posts?.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.title}>
        <Flame size={18} aria-hidden /> 推荐阅读
      </h2>
      {posts ? (
        <ol className={styles.list}>
          {posts.slice(0, 7).map((post, n) => (
            <li key={post.id}>
              <span className={styles.rank}>{n + 1}</span>
              <Link to={`/postdetail/${post.id}`}>{post.title}</Link>
              <span className={styles.count} title="浏览">
                {post.view_count.toLocaleString()}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <Waiting className={styles.list}>
          {[1, 2, 3, 4, 5, 6, 7].map((n) => (
            <Bone key={n} height={40} />
          ))}
        </Waiting>
      )}
    </Panel>
  );
}
