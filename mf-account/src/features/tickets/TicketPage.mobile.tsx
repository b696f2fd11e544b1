import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Button, ErrorBlock, ListSkeleton, Panel, Sheet } from '@harbor/ui/mobile';
import { useRef } from 'react';
import mobile from '../../message-centre/page.mobile.module.css';
import { useOverlay } from '../../overlay/useOverlay';
import { ticketQuery } from './queries';
import { TicketBody } from './TicketBody';
import { closeWords } from './words';

/** `/ticket/:id` on the phone. */
export function TicketPage() {
  const { id = '' } = useParams();
  const overlay = useOverlay<'close'>();
  const close = useRef<() => void>(() => {});
  const { data, error, isPending, refetch } = useQuery(ticketQuery(id));
  usePage({ title: data ? `工单 ${data.ticket_no}` : '工单详情', navTitle: '工单详情', ready: !isPending });
  return (
    <div className={mobile.page}>
      {isPending ? <ListSkeleton rows={3} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="工单没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <Panel>
          <TicketBody
            ticket={data}
            confirmClose={(run) => {
              close.current = run;
              overlay.open('close');
            }}
          />
        </Panel>
      ) : null}
      <Sheet
        open={overlay.shown === 'close'}
        onClose={overlay.close}
        title={closeWords.title}
        footer={
          <Button
            kind="outline"
            onClick={() => {
              overlay.close();
              close.current();
            }}
          >
            {closeWords.okText}
          </Button>
        }
      >
        <p>{closeWords.content}</p>
      </Sheet>
    </div>
  );
}

export default TicketPage;
