import { useQuery } from '@harbor/runtime';
import { TitledPage } from '../../../parts/TitledPage';
import { SiteFrame } from '../SiteFrame';
import { repliesQuery, useDeleteReply, useOrderReplies } from './queries';
import { ReplyForm } from './ReplyForm';

/** What support says often: written, put in the order in which it is offered, taken away. */
export function RepliesPage() {
  const query = useQuery(repliesQuery());
  const order = useOrderReplies();
  const drop = useDeleteReply();
  return (
    <TitledPage
      query={query}
      things="常用语"
      add="添加常用语"
      emptyText="添加后客服在回复时可以选用"
      frame={(inside) => (
        <SiteFrame tab="replies" lead="在线接待时点选或按数字键填入回复，前九条有数字键" {...inside} />
      )}
      onOrder={(ids) => order.mutateAsync({ body: { ids } })}
      form={(reply, close) => <ReplyForm reply={reply} onClose={close} />}
      deleting={{
        done: '常用语已删除',
        text: '已经发出的消息不受影响。',
        act: ({ id }) => drop.mutateAsync({ params: { id } }),
      }}
    >
      {({ content }) => <p>{content}</p>}
    </TitledPage>
  );
}

export default RepliesPage;
