import type { OrderDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { Part } from '../../parts/Part.mobile';
import styles from './OrderPapers.module.css';
import { offeredPapers, type PaperKey } from './paperRows';

const pages: Record<PaperKey, string> = {
  invoice: 'invoice',
  reimbursement: 'reimbursement',
  trace: 'tracereport',
  compare: 'comparison',
};

/** Invoice, reimbursement, trace report and comparison of an order, as far as the server offers them. */
export function OrderPapers({ order }: { order: OrderDetail }) {
  const rows = offeredPapers(order.actions);
  if (rows.length === 0) return null;
  return (
    <Part title="票据与报告">
      <ul className={styles.rows}>
        {rows.map(({ key, Icon, title, text }) => (
          <li key={key}>
            <Link className={styles.row} to={`/${pages[key]}/${order.id}`}>
              <Icon size={20} aria-hidden />
              <span>
                {title}
                <small>{text}</small>
              </span>
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
