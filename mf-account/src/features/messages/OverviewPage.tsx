import { usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { CheckCheck } from 'lucide-react';
import { Frame } from '../../message-centre/Frame';
import { OverviewList } from './OverviewList';
import { overviewQuery } from './queries';
import { useReadAll } from './useReadAll';

/** The start of the message centre. */
export function OverviewPage() {
  const overview = useQuery(overviewQuery());
  const all = useReadAll();
  usePage({ title: '消息中心', ready: !overview.isPending });
  return (
    <Frame
      title="消息中心"
      extra={
        <Button icon={<CheckCheck size={15} />} disabled={!all.left} loading={all.busy} onClick={all.run}>
          全部已读
        </Button>
      }
    >
      {overview.isPending ? <ListSkeleton rows={5} picture={false} /> : null}
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
    </Frame>
  );
}

export default OverviewPage;
