import type { OrderDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { useNavigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/mobile';
import { lazy, Suspense, useState } from 'react';
import { formEntry } from '../../orders/formEntry';
import { MoreActs } from '../../parts/MoreActs.mobile';
import { changesLabel } from './changesLabel';
import styles from './DeliveryButtons.mobile.module.css';
import type { DeliveryActName } from './useDeliveryAct';
import { useOpened } from './useOpened';

const DeliveryOverlay = lazy(() => import('./DeliveryOverlay'));

interface DeliveryButtonsProps {
  order: OrderDetail;
}

/**
 * In the phone's bar of a delivered order: accept, ask for changes, and what is rarer behind 更多. In any other, the one
 * press that gives back what nobody took in time.
 */
export function DeliveryButtons({ order }: DeliveryButtonsProps) {
  const { actions, id } = order;
  const navigate = useNavigate();
  const [open, setOpen] = useState<DeliveryActName | null>(useOpened(order));
  const changes = changesLabel(order);
  const others: { label: string; act: () => void }[] = [];
  if (actions.extend_review)
    others.push({ label: `延长验收 ${promises.extendDays} 天`, act: () => setOpen('extend') });
  const form = formEntry(order);
  if (form) others.push({ label: form.text, act: () => void navigate(form.to) });
  if (actions.refund) others.push({ label: '申请退款', act: () => void navigate(`/refund/${id}`) });
  if (actions.refund_progress)
    others.push({ label: '退款进度', act: () => void navigate(`/orderrefund/${id}`) });
  return (
    <>
      {actions.accept ? (
        <div className={styles.bar}>
          <MoreActs acts={others} />
          {changes && (
            <Button kind="outline" onClick={() => setOpen('changes')}>
              {actions.request_changes ? (
                <>
                  要求修改 <small>余 {order.rounds_left} 次</small>
                </>
              ) : (
                changes
              )}
            </Button>
          )}
          <Button onClick={() => setOpen('accept')}>确认验收</Button>
        </div>
      ) : (
        actions.refund_untaken && <Button onClick={() => setOpen('untaken')}>一键全额退款</Button>
      )}
      {open && (
        <Suspense>
          <DeliveryOverlay order={order} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
