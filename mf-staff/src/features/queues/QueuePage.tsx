import { usePage, useParams, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { DeskFrame } from '../../desk/DeskFrame';
import { queuesQuery } from '../../desk/queries';
import { QueueSkeleton } from './QueueSkeleton';
import { QueueView } from './QueueView';

/** Any queue of the desk: its list, a case, what can be done with it. */
export function QueuePage() {
  const { queue: key = '' } = useParams();
  const { data, error, refetch } = useQuery(queuesQuery());
  const queue = data?.data.find((one) => one.key === key);
  usePage({ title: queue?.title, ready: data !== undefined || error !== null });
  return (
    <DeskFrame>
      {queue ? <QueueView key={key} queue={queue} /> : <HiddenTitle>待办队列</HiddenTitle>}
      {!data && !error ? <QueueSkeleton /> : null}
      {!data && error ? (
        <Panel>
          <ErrorBlock error={error} title="队列没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data && !queue ? (
        <Panel>
          <NoAccess
            title="没有这个队列，或它不在您的职责内"
            description="需要处理时，请联系管理员开通"
            action={<LinkButton to="/staff/">回到看板</LinkButton>}
          />
        </Panel>
      ) : null}
    </DeskFrame>
  );
}

export default QueuePage;
