import type { OrderDetail } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Button, Sheet } from '@harbor/ui/mobile';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formEntry } from '../order-form/formEntry';
import { changesLabel } from './changesLabel';
import styles from './DeliveryBar.mobile.module.css';
import { useOpened } from './opened';
import type { DeliveryActName } from './useDeliveryAct';

const DeliveryDialog = lazy(() => import('./DeliveryDialog.mobile'));

interface DeliveryBarProps {
  order: OrderDetail;
}

/** The phone's bar of a delivered order: accept, ask for changes, and what is rarer behind 更多. */
export function DeliveryBar({ order }: DeliveryBarProps) {
  const { actions, id } = order;
  const navigate = useNavigate();
  const [open, setOpen] = useState<DeliveryActName | null>(useOpened(order));
  const [more, setMore] = useState(false);
  const changes = changesLabel(order);
  const others: [string, () => void][] = [];
  if (actions.extend_review) others.push(['延长验收 7 天', () => setOpen('extend')]);
  const form = formEntry(order);
  if (form) others.push([form.text, () => void navigate(form.to)]);
  if (actions.refund) others.push(['申请退款', () => void navigate(`/refund/${id}`)]);
  if (actions.refund_progress) others.push(['退款进度', () => void navigate(`/orderrefund/${id}`)]);
  return (
    <>
      <div className={styles.bar}>
        {others.length > 0 && (
          <button type="button" className={styles.more} onClick={() => setMore(true)}>
            <Ellipsis size={22} aria-hidden />
            更多
          </button>
        )}
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
      <Sheet open={more} title="更多操作" onClose={() => setMore(false)}>
        <ul className={styles.list}>
          {others.map(([label, act]) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  setMore(false);
                  act();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
      {open && (
        <Suspense>
          <DeliveryDialog order={order} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
