import type { ForumTopic } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Tag } from '@harbor/ui/tag';
import { inColumns } from './inColumns';
import styles from './TopicGrid.module.css';

/** Recommended topics, in one column or two. */
export function TopicGrid({ topics }: { topics: ForumTopic[] | undefined }) {
  if (topics?.length === 0) return null;
  return (
    <Panel>
      <Section title="推荐话题" size="part" extra={<Link to="/topic/">全部话题</Link>}>
        {topics ? (
          <div className={styles.columns}>
            {inColumns(topics.slice(0, 6)).map((column) => (
              <ul key={column[0]?.id} className={styles.column}>
                {column.map((topic) => (
                  <li key={topic.id}>
                    <Link to={`/topicdetail/${topic.id}/`} className={styles.topic}>
                      <span className={styles.sign}>#</span>
                      <span className={styles.name}>{topic.title}</span>
                      {topic.hot ? <Tag tone="alert">热</Tag> : null}
                      <span className={styles.count}>{topic.post_count} 帖</span>
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        ) : (
          <Waiting className={styles.columns}>
            {[1, 2, 3, 4, 5, 6].map((n) => (
              <Bone key={n} height={44} radius={8} />
            ))}
          </Waiting>
        )}
      </Section>
    </Panel>
  );
}
