import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { useSupport } from '../../support/useSupport';
import styles from './ConfirmSheet.mobile.module.css';

interface ConfirmSheetProps {
  open: boolean;
  failure: string;
  onCheck: () => Promise<void>;
  /** Back to choosing how to pay. */
  onAgain: () => void;
  onClose: () => void;
}

/** After coming back from a cashier: the server is being asked, and nobody need pay twice. */
export function ConfirmSheet({ open, failure, onCheck, onAgain, onClose }: ConfirmSheetProps) {
  const openSupport = useSupport();
  const [trouble, setTrouble] = useState(false);
  const [checking, setChecking] = useState(false);

  async function handleCheck() {
    setChecking(true);
    await onCheck();
    setChecking(false);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeOnMask={false}
      title="支付结果"
      footer={
        trouble ? (
          <>
            <Button kind="outline" onClick={openSupport}>
              联系客服
            </Button>
            <Button onClick={onAgain}>重新支付</Button>
          </>
        ) : (
          <>
            <Button kind="outline" onClick={() => setTrouble(true)}>
              支付遇到问题
            </Button>
            <Button loading={checking} onClick={() => void handleCheck()}>
              已完成支付
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <span className={styles.spinner} aria-hidden="true" />
        <h3 role="status">正在确认支付结果</h3>
        {failure ? (
          <p role="alert">{failure}</p>
        ) : trouble ? (
          <p>
            没有付款或付款失败，可以重新支付，也可以换一种方式。
            <br />
            已扣款请不要重复付款，款项会自动对账。
          </p>
        ) : (
          <p>
            通常几秒内完成，请不要重复付款。
            <br />
            如果已扣款而这里没有更新，款项会自动对账。
          </p>
        )}
      </div>
    </Sheet>
  );
}
