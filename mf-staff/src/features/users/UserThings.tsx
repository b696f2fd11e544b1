import type { StaffUserDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../parts/Card';
import styles from './UserPage.module.css';

/** How much a member has with the site, and the newest of it, each with a way to its queue. */
export function UserThings({ counts, newest }: Pick<StaffUserDetail, 'counts' | 'newest'>) {
  const titles = Object.fromEntries(counts.map(({ kind, title }) => [kind, title]));
  return (
    <Card title="往来" flush>
      {counts.length > 0 ? (
        <ul className={styles.counts} aria-label="数量">
          {counts.map(({ kind, title, count, link }) => (
            <li key={kind}>
              <Link to={link} className={styles.count}>
                <strong>{count}</strong>
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {newest.length > 0 ? (
        <ul className={styles.things} aria-label="最近的往来">
          {newest.map((thing) => (
            <li key={`${thing.kind} ${thing.id}`}>
              <Tag tone="plain">{titles[thing.kind] ?? ''}</Tag>
              <Link to={thing.link} className={styles.thing}>
                {thing.title}
              </Link>
              <small>{thing.status_text}</small>
              <time>{formatTime(thing.at)}</time>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>还没有您可以查看的订单、工单或帖子</p>
      )}
    </Card>
  );
}
