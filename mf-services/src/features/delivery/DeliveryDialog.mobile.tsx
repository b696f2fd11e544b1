import type { OrderDetail } from '@harbor/contract';
import { Button, Sheet } from '@harbor/ui/mobile';
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
    <Sheet
      open
      title={act.title}
      closeOnMask={name !== 'changes'}
      onClose={onClose}
      footer={
        <Button block loading={act.waiting} onClick={() => act.submit(onClose)}>
          {act.action}
        </Button>
      }
    >
      {act.body}
    </Sheet>
  );
}

export default DeliveryDialog;
