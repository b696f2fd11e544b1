import { infoLeads } from '@harbor/contract/page-words';
import { rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ListSkeleton, onPhone } from '@harbor/ui/kit';
import { FeedBody } from '../../../frames/FeedBody';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { InfoHead } from '../../../frames/info/InfoHead';
import { Sheet } from '../../../frames/info/Sheet';
import { AnnouncementList } from './AnnouncementList';
import styles from './Announcements.module.css';
import { announcementFeed } from './queries';

/** `/breadcrumb/2`: the announcements. */
export function AnnouncementsPage() {
  const feed = useInfiniteQuery(announcementFeed());
  const announcements = rowsOf(feed.data);
  usePage({ ready: !feed.isPending });
  return (
    <InfoFrame>
      <InfoHead title="网站公告" lead={infoLeads.announcements} />
      <FeedBody
        feed={feed}
        count={announcements.length}
        what="公告"
        waiting={<ListSkeleton rows={4} picture={false} />}
        empty={<Empty title="暂时没有公告" description="有新的消息会在这里公布，并送到消息中心" />}
        Frame={Sheet}
      >
        <Sheet>
          <div className={onPhone ? styles.phone : styles.tight}>
            <AnnouncementList announcements={announcements} />
          </div>
        </Sheet>
      </FeedBody>
    </InfoFrame>
  );
}

export default AnnouncementsPage;
