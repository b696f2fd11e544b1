import type { SupportReply } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Listed } from '../../../parts/Listed';
import { OrderedRows } from '../../../parts/OrderedRows';
import said from '../Said.module.css';
import { SiteFrame } from '../SiteFrame';
import { repliesQuery, useDeleteReply, useOrderReplies } from './queries';
import { ReplyForm } from './ReplyForm';

/** What support says often: written, put in the order in which it is offered, taken away. */
export function RepliesPage() {
  const query = useQuery(repliesQuery());
  const order = useOrderReplies();
  const drop = useDeleteReply();
  const saving = useSaving();
  const [asked, setAsked] = useState<{ kind: 'edit' | 'delete'; reply?: SupportReply }>();
  const close = () => setAsked(undefined);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'edit' })}
    >
      添加常用语
    </Button>
  );
  const reply = asked?.reply;
  return (
    <SiteFrame
      tab="replies"
      lead="在线接待时点选或按数字键填入回复，前九条有数字键"
      act={add}
      ready={!query.isPending}
    >
      {saving.problem ? (
        <p className={said.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <Listed
        query={query}
        things="常用语"
        empty={({ data }) => data.length === 0}
        emptyText="添加后客服在回复时可以选用"
        emptyAct={add}
      >
        {({ data }) => (
          <OrderedRows
            rows={data}
            label="常用语"
            saving={saving}
            onOrder={(ids) => order.mutateAsync({ body: { ids } })}
            onEdit={(reply) => setAsked({ kind: 'edit', reply })}
            onDelete={(reply) => setAsked({ kind: 'delete', reply })}
          >
            {(one) => <p>{one.content}</p>}
          </OrderedRows>
        )}
      </Listed>
      {asked?.kind === 'edit' ? <ReplyForm reply={reply} onClose={close} /> : null}
      {asked?.kind === 'delete' && reply ? (
        <AskFirst
          title={`删除 ${reply.title}`}
          yes="删除"
          danger
          done="常用语已删除"
          act={() => drop.mutateAsync({ params: { id: reply.id } })}
          onClose={close}
        >
          <p>已经发出的消息不受影响。</p>
        </AskFirst>
      ) : null}
    </SiteFrame>
  );
}

export default RepliesPage;
