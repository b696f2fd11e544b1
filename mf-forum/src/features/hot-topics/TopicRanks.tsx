import type { ForumTopic } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import styles from './HotTopics.module.css';

/** Topics by their rank, each with how much stands in it; bones of their size while they are not known. */
export function TopicRanks({ topics }: { topics: ForumTopic[] | undefined }) {
  if (!topics)
    return (
      <Waiting className={styles.list}>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Bone key={n} height={57} />
        ))}
      </Waiting>
    );
  return (
    <ol className={styles.list}>
      {topics.map(({ id, title, post_count, hot }, n) => (
        <li key={id} className={styles.item}>
          <span className={styles.rank} aria-hidden="true">
            {n + 1}
          </span>
          <Link to={`/topicdetail/${id}/`} className={styles.topic}>
            <span className={styles.name}>{title}</span>
            <span className={styles.count}>{post_count.toLocaleString()} 篇帖子</span>
          </Link>
          {hot ? <Tag tone="alert">热</Tag> : null}
        </li>
      ))}
    </ol>
  );
}
