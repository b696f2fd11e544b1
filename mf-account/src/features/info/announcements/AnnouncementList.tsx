import type { Announcement } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import styles from './Announcements.module.css';

const most = 90;

function summaryOf(body: string): string {
  const text = body.replace(/\s+/g, ' ');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Announcements with their first words; each leads to its page. */
export function AnnouncementList({ announcements }: { announcements: Announcement[] }) {
  return (
    <ul>
      {announcements.map(({ id, title, body, starts_at }) => (
        <li key={id} className={styles.item}>
          <Link to={`/breadcrumb/2/${id}`} className={styles.link}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.summary}>{summaryOf(body)}</p>
            <time className={styles.time} dateTime={starts_at}>
              {formatDate(starts_at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
