import type { RefundInfo } from '@harbor/contract';
import { ask } from '@harbor/runtime';
import { ActionBar, Button, onPhone } from '@harbor/ui/kit';
import { TalkLines } from '@harbor/ui/talk';
import { Part } from '../../parts/Part';
import { RefundFacts } from './RefundFacts';
import { RefundHead } from './RefundHead';
import { RefundOrder } from './RefundOrder';
import styles from './RefundPage.module.css';
import { useWithdraw, withdrawWords } from './useWithdraw';
import { WordsForm } from './WordsForm';

interface ProgressProps {
  info: RefundInfo;
  refund: NonNullable<RefundInfo['refund']>;
  onApplyAgain: () => void;
}

/** The way of a refund, and what its owner can do now. */
export function Progress({ info, refund, onApplyAgain }: ProgressProps) {
  const withdraw = useWithdraw(info.order.id);
  const { terms, order } = info;
  const { actions } = refund;
  const buttons = (actions.withdraw || terms.allowed) && (
    <ActionBar className={styles.buttons} label="退款操作">
      {actions.withdraw && (
        <Button onClick={() => ask({ ...withdrawWords(terms.left), onYes: withdraw })}>撤销退款</Button>
      )}
      {terms.allowed && <Button onClick={onApplyAgain}>再次申请（还可 {terms.left} 次）</Button>}
    </ActionBar>
  );
  return (
    <>
      <Part>
        <RefundHead refund={refund} />
        {buttons}
      </Part>
      {(['supply', 'appeal'] as const).map(
        (kind) =>
          actions[kind] && (
            <Part key={kind}>
              <WordsForm kind={kind} orderId={order.id} lines={refund.lines} />
            </Part>
          ),
      )}
      {onPhone && (
        <>
          <Part>
            <RefundOrder order={order} />
          </Part>
          <Part title="退款信息">
            <RefundFacts info={info} />
          </Part>
        </>
      )}
      <Part title="协商记录" size="s">
        <TalkLines lines={refund.lines} label="协商记录" picture="凭证" />
      </Part>
    </>
  );
}
