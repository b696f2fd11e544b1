import { useNavigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { TalkLines } from '@harbor/ui/talk';
import { useState } from 'react';
import { changedByRefund } from '../../orders/changed';
import { OrderMissing } from '../../orders/OrderMissing';
import { Block } from '../../parts/Block.mobile';
import { ConfirmSheet } from '../../parts/ConfirmSheet.mobile';
import { isGone } from '../../parts/isGone';
import { useLive } from '../../parts/useLive';
import { NoRefund } from './NoRefund.mobile';
import { refundInfo } from './queries';
import { RefundFacts } from './RefundFacts';
import { RefundFailed } from './RefundFailed.mobile';
import { RefundHead } from './RefundHead';
import { RefundOrder } from './RefundOrder';
import styles from './RefundPage.mobile.module.css';
import { RefundSkeleton } from './RefundSkeleton.mobile';
import { useWithdraw, withdrawWords } from './useWithdraw';
import { WordsForm } from './WordsForm';

/** `/orderrefund/:id` on the phone: the way of an order's refund, and what its owner can do now. */
export function OrderRefundPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(refundInfo(id));
  const info = query.data;
  const { withdraw, waiting } = useWithdraw(Number(id));
  const [asking, setAsking] = useState(false);
  useLive(changedByRefund);
  usePage({ title: '退款详情', navTitle: '退款详情', ready: !query.isPending });

  if (query.isPending) return <RefundSkeleton />;
  if (isGone(query.error)) return <OrderMissing />;
  if (!info) return <RefundFailed error={query.error} onRetry={() => void query.refetch()} />;
  const { refund, terms, order } = info;
  if (!refund) return <NoRefund order={order} terms={terms} />;
  const ask = withdrawWords(terms.left);
  return (
    <>
      <Block>
        <RefundHead refund={refund} />
      </Block>
      {refund.actions.supply && (
        <Block>
          <WordsForm kind="supply" orderId={order.id} lines={refund.lines} />
        </Block>
      )}
      {refund.actions.appeal && (
        <Block>
          <WordsForm kind="appeal" orderId={order.id} lines={refund.lines} />
        </Block>
      )}
      <Block>
        <RefundOrder order={order} />
      </Block>
      <Block title="退款信息">
        <RefundFacts info={info} />
      </Block>
      <Block title="协商记录">
        <TalkLines lines={refund.lines} label="协商记录" picture="凭证" />
      </Block>
      {(refund.actions.withdraw || terms.allowed) && (
        <BottomBar label="退款操作">
          <div className={styles.buttons}>
            {refund.actions.withdraw && (
              <Button kind="outline" onClick={() => setAsking(true)}>
                撤销退款
              </Button>
            )}
            {terms.allowed && (
              <Button kind="outline" onClick={() => void navigate(`/refund/${id}`)}>
                再次申请（还可 {terms.left} 次）
              </Button>
            )}
          </div>
        </BottomBar>
      )}
      <ConfirmSheet
        open={asking}
        title={ask.title}
        text={ask.text}
        action={ask.action}
        waiting={waiting}
        onConfirm={() => void withdraw(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export default OrderRefundPage;
