import type { ForumTopic } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import styles from './TopicsPage.module.css';

/** Topics with what they are about and how much stands in them. */
export function TopicRows({ topics }: { topics: ForumTopic[] }) {
  return (
    <ul className={styles.rows}>
      {topics.map(({ id, title, description, post_count, hot }) => (
        <li key={id}>
          <Link to={`/topicdetail/${id}/`} className={styles.row}>
            <strong>
              # {title} {hot ? <Tag tone="alert">热</Tag> : null}
            </strong>
            <span>{description}</span>
            <span className={styles.count}>{post_count.toLocaleString()} 帖</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
