import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { DetailBody } from './DetailBody';
import { useDetail } from './queries';

/** `/messagedetail/:id` */
export function DetailPage() {
  const { data, error, isPending, refetch } = useDetail();
  usePage({ title: data?.title, navTitle: '消息详情', ready: !isPending });
  return (
    <MessagesFrame title="系统消息详情" headed={data !== undefined}>
      {isPending ? <ListSkeleton rows={2} picture={false} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="消息没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <Panel>
          <DetailBody detail={data} />
        </Panel>
      ) : null}
    </MessagesFrame>
  );
}

export default DetailPage;
