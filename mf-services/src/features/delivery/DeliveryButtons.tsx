import type { OrderDetail } from '@harbor/contract';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { changesLabel } from './changesLabel';
import type { DeliveryActName } from './useDeliveryAct';
import { useOpened } from './useOpened';

const DeliveryOverlay = lazy(() => import('./DeliveryOverlay'));

interface DeliveryButtonsProps {
  order: OrderDetail;
}

/** What may be done with a delivery, and the one press that gives back what nobody took. */
export function DeliveryButtons({ order }: DeliveryButtonsProps) {
  const { actions } = order;
  const [open, setOpen] = useState<DeliveryActName | null>(useOpened(order));
  const changes = changesLabel(order);
  return (
    <>
      {actions.extend_review && <Button onClick={() => setOpen('extend')}>延长验收</Button>}
      {changes && (
        <Button color="primary" variant="outlined" onClick={() => setOpen('changes')}>
          {changes}
        </Button>
      )}
      {actions.accept && (
        <Button type="primary" onClick={() => setOpen('accept')}>
          确认验收
        </Button>
      )}
      {actions.refund_untaken && (
        <Button type="primary" onClick={() => setOpen('untaken')}>
          一键全额退款
        </Button>
      )}
      {open && (
        <Suspense>
          <DeliveryOverlay order={order} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
