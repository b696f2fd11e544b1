import type { RefundInfo } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { TalkLines } from '@harbor/ui/talk';
import { App, Button } from 'antd';
import { RefundHead } from './RefundHead';
import styles from './RefundPage.module.css';
import { useWithdraw, withdrawWords } from './useWithdraw';
import { WordsForm } from './WordsForm';

interface ProgressPanelProps {
  info: RefundInfo;
  refund: NonNullable<RefundInfo['refund']>;
  onApplyAgain: () => void;
}

/** The way of a refund on a computer, and what its owner can do now. */
export function ProgressPanel({ info, refund, onApplyAgain }: ProgressPanelProps) {
  const { modal } = App.useApp();
  const { withdraw } = useWithdraw(info.order.id);
  const { actions } = refund;
  const ask = withdrawWords(info.terms.left);
  return (
    <>
      <Panel>
        <RefundHead refund={refund} />
        {(actions.withdraw || info.terms.allowed) && (
          <div className={styles.buttons}>
            {actions.withdraw && (
              <Button
                onClick={() =>
                  modal.confirm({
                    title: ask.title,
                    content: ask.text,
                    okText: ask.action,
                    centered: true,
                    onOk: () => withdraw(),
                  })
                }
              >
                撤销退款
              </Button>
            )}
            {info.terms.allowed && (
              <Button onClick={onApplyAgain}>再次申请（还可 {info.terms.left} 次）</Button>
            )}
          </div>
        )}
      </Panel>
      {actions.supply && (
        <Panel>
          <WordsForm kind="supply" orderId={info.order.id} lines={refund.lines} />
        </Panel>
      )}
      {actions.appeal && (
        <Panel>
          <WordsForm kind="appeal" orderId={info.order.id} lines={refund.lines} />
        </Panel>
      )}
      <Panel>
        <h2 className={styles.part}>协商记录</h2>
        <TalkLines lines={refund.lines} label="协商记录" picture="凭证" />
      </Panel>
    </>
  );
}
