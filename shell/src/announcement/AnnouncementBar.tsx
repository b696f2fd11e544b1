import { LiveLink, platform } from '@harbor/runtime';
import { Megaphone, X } from 'lucide-react';
import styles from './AnnouncementBar.module.css';
import { useTopAnnouncement } from './useTopAnnouncement';

/** An announcement above the pages, until it is closed. It floats: nothing moves when it comes. */
export function AnnouncementBar() {
  const { announcement, close } = useTopAnnouncement();
  if (!announcement) return null;
  const target = announcement.link || `/breadcrumb/2/${announcement.id}`;
  return (
    <aside
      className={platform === 'mobile' ? styles.phone : styles.desktop}
      data-strip={platform === 'mobile' || undefined}
      aria-label="公告"
    >
      <Megaphone size={16} className={styles.icon} aria-hidden />
      <LiveLink
        to={target}
        className={styles.title}
        otherwise={<span className={styles.title}>{announcement.title}</span>}
      >
        {announcement.title}
      </LiveLink>
      <button type="button" className={styles.close} aria-label="关闭公告" onClick={close}>
        <X size={16} aria-hidden />
      </button>
    </aside>
  );
}

export default AnnouncementBar;
