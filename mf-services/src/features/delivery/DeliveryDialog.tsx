import type { OrderDetail } from '@harbor/contract';
import { Modal } from 'antd';
import { type DeliveryActName, useDeliveryAct } from './useDeliveryAct';

interface DeliveryDialogProps {
  order: OrderDetail;
  name: DeliveryActName;
  onClose: () => void;
}

/** What the buyer decides about a delivery, asked before it counts. */
export function DeliveryDialog({ order, name, onClose }: DeliveryDialogProps) {
  const act = useDeliveryAct(order, name);
  return (
    <Modal
      open
      title={act.title}
      okText={act.action}
      cancelText="再看看"
      confirmLoading={act.waiting}
      width={name === 'changes' ? 640 : 460}
      onOk={() => act.submit(onClose)}
      onCancel={onClose}
    >
      {act.body}
    </Modal>
  );
}

export default DeliveryDialog;
