import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { InfoFrame } from '../frame/InfoFrame';
import { InfoHead } from '../frame/InfoHead';
import { Sheet } from '../frame/Sheet';
import { AnnouncementList } from './AnnouncementList';
import styles from './Announcements.module.css';
import { useAnnouncements } from './useAnnouncements';
import { announcementWords } from './words';

/** `/breadcrumb/2`: the announcements. */
export function AnnouncementsPage() {
  const { feed, announcements } = useAnnouncements();
  usePage({ title: announcementWords.title, ready: !feed.isPending });
  return (
    <InfoFrame>
      <InfoHead {...announcementWords} />
      {feed.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
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
          <div className={styles.tight}>
            <AnnouncementList announcements={announcements} />
          </div>
        </Sheet>
      ) : null}
      {feed.hasNextPage ? (
        <Button
          className={styles.more}
          loading={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
        </Button>
      ) : null}
    </InfoFrame>
  );
}

export default AnnouncementsPage;
