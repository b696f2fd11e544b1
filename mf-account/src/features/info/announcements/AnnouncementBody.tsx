import type { Announcement } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { InfoParagraphs } from '../text/InfoParagraphs';
import styles from './Announcements.module.css';

/** An announcement as it is read, with where it leads. */
export function AnnouncementBody({ announcement }: { announcement: Announcement }) {
  const { title, body, link, starts_at } = announcement;
  return (
    <article>
      <h1>{title}</h1>
      <p className={styles.day}>{formatDate(starts_at)}</p>
      <div className={styles.body}>
        <InfoParagraphs text={body} />
      </div>
      <p className={styles.ways}>
        {link && isLive(link) ? (
          <Link to={link}>
            前往查看
            <ArrowRight size={16} aria-hidden />
          </Link>
        ) : null}
        <Link to="/breadcrumb/2">
          <ArrowLeft size={16} aria-hidden />
          全部公告
        </Link>
      </p>
    </article>
  );
}
