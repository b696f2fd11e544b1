import type { OrderDetail } from '@harbor/contract';
import { Button } from '@harbor/ui/mobile';
import { lazy, Suspense, useState } from 'react';

const DeliveryOverlay = lazy(() => import('./DeliveryOverlay'));

interface UntakenButtonProps {
  order: OrderDetail;
}

/** The one press that gives back what nobody took in time. */
export function UntakenButton({ order }: UntakenButtonProps) {
  const [open, setOpen] = useState(false);
  if (!order.actions.refund_untaken) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>一键全额退款</Button>
      {open && (
        <Suspense>
          <DeliveryOverlay order={order} name="untaken" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
