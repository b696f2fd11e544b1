import { Link, usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, ErrorBlock, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { CheckCheck, Settings2, Ticket } from 'lucide-react';
import styles from '../../message-centre/page.mobile.module.css';
import { OverviewList } from './OverviewList';
import { overviewQuery } from './queries';
import { useReadAll } from './useReadAll';

/** The start of the message centre on the phone. */
export function OverviewPage() {
  const overview = useQuery(overviewQuery());
  const all = useReadAll();
  usePage({ title: '消息中心', ready: !overview.isPending });
  return (
    <PullToRefresh onRefresh={() => overview.refetch()}>
      <div className={styles.page}>
        <HiddenTitle>消息中心</HiddenTitle>
        <div className={styles.tools}>
          <Link className={styles.tool} to="/ticket/">
            <Ticket size={18} aria-hidden />
            我的工单
          </Link>
          <Link className={styles.tool} to="/message/settings">
            <Settings2 size={18} aria-hidden />
            消息设置
          </Link>
          <Button kind="text" size="s" disabled={!all.left} loading={all.busy} onClick={all.run}>
            <CheckCheck size={16} aria-hidden />
            全部已读
          </Button>
        </div>
        {overview.isPending ? <ListSkeleton rows={5} /> : null}
        {overview.isError ? (
          <Panel>
            <ErrorBlock
              title="消息没有加载出来"
              error={overview.error}
              onRetry={() => void overview.refetch()}
            />
          </Panel>
        ) : null}
        {overview.data ? (
          <Panel padding="none">
            <OverviewList overview={overview.data} />
          </Panel>
        ) : null}
      </div>
    </PullToRefresh>
  );
}

export default OverviewPage;
