import type { ReviewItem, ReviewSummary } from '@harbor/contract';
import { Link, LiveLink, useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { MessageSquare, Users } from 'lucide-react';
import { ProgressBar } from '../../parts/ProgressBar';
import { type ReviewChoice, reviewListPath } from './place';
import { reviewItem } from './queries';
import styles from './ReviewAside.module.css';

interface ReviewAsideProps {
  summary: ReviewSummary;
  choice: ReviewChoice;
  /** The item that is gone over now. */
  current: number | undefined;
}

/** What is to come, where the items are from, and what else there is on the present one. */
export function ReviewAside({ summary, choice, current }: ReviewAsideProps) {
  const { ahead, courses } = summary;
  const most = Math.max(1, ...ahead.map(({ count }) => count));
  const sum = ahead.reduce((all, { count }) => all + count, 0);
  const item = useQuery({ ...reviewItem(current ?? 0), enabled: current !== undefined }).data;
  return (
    <>
      <Panel>
        <h2 className={styles.title}>
          未来 14 天<small>共 {sum} 项</small>
        </h2>
        <ol className={styles.days} aria-label="每天要复习的项数">
          {ahead.map(({ day, count }, n) => (
            <li key={day}>
              <span className={styles.spoken}>
                {day} {count} 项
              </span>
              <span className={styles.number} aria-hidden="true">
                {count || ''}
              </span>
              <i
                className={n === 0 ? styles.today : undefined}
                style={{ height: `${(count / most) * 56}px` }}
                aria-hidden="true"
              />
            </li>
          ))}
        </ol>
        <p className={styles.range} aria-hidden="true">
          <span>今天</span>
          <span>{ahead[ahead.length - 1]?.day.slice(5)}</span>
        </p>
      </Panel>
      {courses.length > 0 ? (
        <Panel>
          <h2 className={styles.title}>来自哪些课</h2>
          <ul className={styles.courses}>
            {courses.map(({ id, title, cover, count, settled }) => (
              <li key={id}>
                <Link
                  to={reviewListPath({ ...choice, course: choice.course === id ? undefined : id })}
                  className={choice.course === id ? `${styles.course} ${styles.on}` : styles.course}
                  aria-current={choice.course === id ? 'true' : undefined}
                >
                  <Cover src={cover} ratio="16/9" className={styles.cover} />
                  <span className={styles.words}>
                    <span className={styles.name}>{title}</span>
                    <ProgressBar percent={count > 0 ? (settled / count) * 100 : 0} label="已记牢" />
                  </span>
                  <span className={styles.count}>{count} 项</span>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {item ? <Related related={item.related} /> : null}
      <Panel>
        <h2 className={styles.title}>间隔怎么排</h2>
        <p className={styles.text}>
          按记忆规律（FSRS
          算法）为每一项单独安排：记得越牢，间隔越长；忘了就从头来。间隔到三周以上算“已经记牢”。
        </p>
      </Panel>
    </>
  );
}

function Related({ related: { topics, services } }: Pick<ReviewItem, 'related'>) {
  const ways = [
    ...topics.map((one) => ({ ...one, Icon: MessageSquare, tone: '' })),
    ...services.map((one) => ({ ...one, Icon: Users, tone: styles.teal })),
  ];
  if (ways.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.title}>这一题还可以</h2>
      <ul>
        {ways.map(({ id, title, about, link, Icon, tone }) => (
          <li key={`${link}/${id}`}>
            <LiveLink to={link} className={styles.way}>
              <span className={`${styles.icon} ${tone}`}>
                <Icon size={18} aria-hidden />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                <span className={styles.text}>{about}</span>
              </span>
            </LiveLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
