import { formatFen } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import styles from './CancelSheet.mobile.module.css';
import { type CancellableOrder, cancelReasons, isRefund, reasonLimit, refundReasons } from './reasons';
import { useOrderWrites } from './useOrderWrites';

interface CancelSheetProps {
  order: CancellableOrder;
  open: boolean;
  onClose: () => void;
}

/** Asks why, says what comes back, and cancels. */
export function CancelSheet({ order, open, onClose }: CancelSheetProps) {
  const { cancel, waiting } = useOrderWrites();
  const refund = isRefund(order);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const said = reason === '其他' ? text.trim() || '其他' : reason;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={refund ? '申请退款' : '取消订单'}
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            再想想
          </Button>
          <Button loading={waiting} disabled={reason === ''} onClick={() => cancel(order, said, onClose)}>
            {refund ? `退款 ¥${formatFen(order.pay_fen)}` : '确认取消'}
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        {refund
          ? `服务还没有开始，将全额退回 ¥${formatFen(order.pay_fen)}，原路退回，预计 1–7 个工作日到账；优惠券一并退回。`
          : '取消后不能恢复，优惠券会退回您的账户。'}
      </p>
      <div role="radiogroup" aria-label="原因">
        {(refund ? refundReasons : cancelReasons).map((one) => (
          <label key={one} className={styles.reason}>
            {one}
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
          </label>
        ))}
      </div>
      {reason === '其他' && (
        <textarea
          className={styles.text}
          aria-label="具体原因"
          rows={3}
          maxLength={reasonLimit}
          value={text}
          placeholder="选填，帮助我们改进"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Sheet>
  );
}
