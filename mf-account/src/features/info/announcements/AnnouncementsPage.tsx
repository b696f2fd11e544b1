import { rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton } from '@harbor/ui/desktop';
import { FeedBody } from '../../../frame/FeedBody';
import { InfoFrame } from '../../../info-frame/InfoFrame';
import { InfoHead } from '../../../info-frame/InfoHead';
import { Sheet } from '../../../info-frame/Sheet';
import { AnnouncementList } from './AnnouncementList';
import styles from './Announcements.module.css';
import { announcementFeed } from './queries';
import { announcementWords } from './words';

/** `/breadcrumb/2`: the announcements. */
export function AnnouncementsPage() {
  const feed = useInfiniteQuery(announcementFeed());
  const announcements = rowsOf(feed.data);
  usePage({ title: announcementWords.title, ready: !feed.isPending });
  return (
    <InfoFrame>
      <InfoHead {...announcementWords} />
      <FeedBody
        feed={feed}
        none={announcements.length === 0}
        what="公告"
        waiting={<ListSkeleton rows={4} picture={false} />}
        empty={<Empty title="暂时没有公告" description="有新的消息会在这里公布，并送到消息中心" />}
        Frame={Sheet}
      >
        <Sheet>
          <div className={styles.tight}>
            <AnnouncementList announcements={announcements} />
          </div>
        </Sheet>
      </FeedBody>
    </InfoFrame>
  );
}

export default AnnouncementsPage;
