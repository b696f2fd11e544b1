import type { OrderDetail } from '@harbor/contract';
import { Button, Overlay, onPhone } from '@harbor/ui/kit';
import { type DeliveryActName, useDeliveryAct } from './useDeliveryAct';

interface DeliveryOverlayProps {
  order: OrderDetail;
  name: DeliveryActName;
  onClose: () => void;
}

/** What the buyer decides about a delivery, asked before it counts. */
export function DeliveryOverlay({ order, name, onClose }: DeliveryOverlayProps) {
  const act = useDeliveryAct(order, name);
  return (
    <Overlay
      open
      title={act.title}
      closeOnMask={name !== 'changes'}
      width={name === 'changes' ? 640 : 460}
      centered={false}
      onClose={onClose}
      footer={
        <>
          {onPhone ? null : <Button onClick={onClose}>再看看</Button>}
          <Button kind="primary" block={onPhone} loading={act.waiting} onClick={() => act.submit(onClose)}>
            {act.action}
          </Button>
        </>
      }
    >
      {act.body}
    </Overlay>
  );
}

export default DeliveryOverlay;
