import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { ticketQuery } from './queries';
import { TicketBody } from './TicketBody';

/** `/ticket/:id` */
export function TicketPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ticketQuery(id));
  usePage({ title: data && `工单 ${data.ticket_no}`, navTitle: '工单详情', ready: !isPending });
  return (
    <MessagesFrame
      title="工单详情"
      headed={data !== undefined}
      extra={onPhone ? null : <Link to="/ticket/">返回我的工单</Link>}
    >
      {isPending ? <ListSkeleton rows={3} picture={false} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="工单没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <Panel>
          <TicketBody ticket={data} />
        </Panel>
      ) : null}
    </MessagesFrame>
  );
}

export default TicketPage;
