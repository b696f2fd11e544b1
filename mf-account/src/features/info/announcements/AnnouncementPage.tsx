import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';
import { AnnouncementBody } from './AnnouncementBody';
import styles from './Announcements.module.css';
import { announcement } from './queries';

/** `/breadcrumb/2/:id`: one announcement. */
export function AnnouncementPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(announcement(id));
  usePage({ title: data?.title, navTitle: '网站公告', ready: !isPending });
  return (
    <InfoFrame>
      {data ? (
        <Sheet text>
          <AnnouncementBody announcement={data} />
        </Sheet>
      ) : error ? (
        <Sheet>
          <ErrorBlock error={error} title="公告没有加载出来" onRetry={() => void refetch()} />
          <p className={styles.back}>
            <Link to="/breadcrumb/2">查看全部公告</Link>
          </p>
        </Sheet>
      ) : (
        <ListSkeleton rows={5} picture={false} />
      )}
    </InfoFrame>
  );
}

export default AnnouncementPage;
