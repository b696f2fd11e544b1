import { Input, Modal, Radio } from 'antd';
import styles from './CancelDialog.module.css';
import { type CancellableOrder, cancelReasons, reasonLimit } from './reasons';
import { useOrderWrites } from './useOrderWrites';
import { useReason } from './useReason';

interface CancelDialogProps {
  order: CancellableOrder;
  onClose: () => void;
}

/** Asks why, and cancels an unpaid order. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const { cancel, waiting } = useOrderWrites();
  const { reason, setReason, text, setText, own, said } = useReason();
  return (
    <Modal
      open
      title="取消订单"
      okText="确认取消"
      cancelText="再想想"
      okButtonProps={{ disabled: reason === '', danger: true }}
      confirmLoading={waiting}
      onOk={() => cancel(order, said, onClose)}
      onCancel={onClose}
    >
      <p className={styles.note}>取消后不能恢复；用了优惠券的，会退回您的账户。</p>
      <Radio.Group
        className={styles.reasons}
        aria-label="原因"
        value={reason}
        options={cancelReasons.map((value) => ({ value, label: value }))}
        onChange={(event) => setReason(String(event.target.value))}
      />
      {own && (
        <Input.TextArea
          aria-label="具体原因"
          rows={3}
          maxLength={reasonLimit}
          showCount
          value={text}
          placeholder="选填，帮助我们改进"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Modal>
  );
}

export default CancelDialog;
