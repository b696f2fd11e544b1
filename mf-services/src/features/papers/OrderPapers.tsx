import type { OrderDetail } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { InvoiceDialog } from '../invoice';
import { ReimbursementDialog } from '../reimbursement';
import styles from './OrderPapers.module.css';
import { offeredPapers, type PaperKey } from './paperRows';

/** Invoice, reimbursement, trace report and comparison of an order, as far as the server offers them. */
export function OrderPapers({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<PaperKey>();
  const rows = offeredPapers(order.actions);
  if (rows.length === 0) return null;
  const show = (key: PaperKey) => {
    if (key === 'trace') void navigate(`/tracereport/${order.id}`);
    else if (key === 'compare') void navigate(`/comparison/${order.id}`);
    else setOpen(key);
  };
  const close = () => setOpen(undefined);
  return (
    <Panel padding="s">
      <h2 className={styles.title}>票据与报告</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, Icon, title, text }) => (
          <li key={key}>
            <button type="button" className={styles.row} onClick={() => show(key)}>
              <Icon size={20} aria-hidden />
              <span>
                {title}
                <small>{text}</small>
              </span>
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open === 'invoice' && <InvoiceDialog orderId={order.id} onClose={close} />}
        {open === 'reimbursement' && <ReimbursementDialog orderId={order.id} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
