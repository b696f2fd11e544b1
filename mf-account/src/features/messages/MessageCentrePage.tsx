import { Link, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { Settings2, Ticket } from 'lucide-react';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { LatestMessages } from './LatestMessages';
import styles from './MessageCentrePage.module.css';
import { overviewQuery } from './queries';
import { ReadAll } from './ReadAll';
import { useReadAll } from './useReadAll';

/** What the desktop has in its rail. */
const ways = (
  <>
    <Link className={styles.tool} to="/ticket/">
      <Ticket size={18} aria-hidden />
      我的工单
    </Link>
    <Link className={styles.tool} to="/message/settings">
      <Settings2 size={18} aria-hidden />
      消息设置
    </Link>
  </>
);

/** The start of the message centre. */
export function MessageCentrePage() {
  const { data, error, isPending, refetch } = useQuery(overviewQuery());
  const all = useReadAll();
  usePage({ ready: !isPending });
  return (
    <MessagesFrame
      title="消息中心"
      extra={
        <>
          {onPhone ? ways : null}
          <ReadAll all={all} sign />
        </>
      }
      onRefresh={refetch}
    >
      {isPending ? <ListSkeleton rows={5} picture={false} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="消息没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <Panel padding="none">
          <LatestMessages overview={data} />
        </Panel>
      ) : null}
    </MessagesFrame>
  );
}

export default MessageCentrePage;
