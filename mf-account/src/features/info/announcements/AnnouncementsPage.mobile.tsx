import { rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton } from '@harbor/ui/mobile';
import { InfoFrame } from '../../../info-frame/InfoFrame';
import { InfoHead } from '../../../info-frame/InfoHead';
import { Sheet } from '../../../info-frame/Sheet';
import { AnnouncementList } from './AnnouncementList';
import styles from './Announcements.module.css';
import { announcementFeed } from './queries';
import { announcementWords } from './words';

/** `/breadcrumb/2` on the phone. */
export function AnnouncementsPage() {
  const feed = useInfiniteQuery(announcementFeed());
  const announcements = rowsOf(feed.data);
  usePage({ title: announcementWords.title, ready: !feed.isPending });
  return (
    <InfoFrame>
      <InfoHead {...announcementWords} />
      {feed.isPending ? <ListSkeleton rows={4} /> : null}
      {feed.isError && announcements.length === 0 ? (
        <Sheet>
          <ErrorBlock error={feed.error} title="公告没有加载出来" onRetry={() => void feed.refetch()} />
        </Sheet>
      ) : null}
      {feed.isSuccess && announcements.length === 0 ? (
        <Sheet>
          <Empty title="暂时没有公告" description="有新的消息会在这里公布，并送到消息中心" />
        </Sheet>
      ) : null}
      {announcements.length > 0 ? (
        <Sheet>
          <div className={styles.phone}>
            <AnnouncementList announcements={announcements} />
          </div>
        </Sheet>
      ) : null}
      {feed.hasNextPage ? <InfiniteFeed query={feed}>{null}</InfiniteFeed> : null}
    </InfoFrame>
  );
}

export default AnnouncementsPage;
