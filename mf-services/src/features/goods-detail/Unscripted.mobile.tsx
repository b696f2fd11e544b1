import type { GoodsDetail } from '@harbor/contract';
import { Price } from '@harbor/ui';
import { RefundList } from '../../goods/RefundList';
import { Part } from '../../parts/Part.mobile';
import styles from './Unscripted.mobile.module.css';

interface UnscriptedProps {
  goods: GoodsDetail;
}

/** Where no script runs: what otherwise stands in the sheets for buying and for the refund rules. */
export function Unscripted({ goods }: UnscriptedProps) {
  return (
    <noscript>
      <Part title="规格">
        <ul className={styles.specs}>
          {goods.specs.map((spec) => (
            <li key={spec.id}>
              <strong>{spec.name}</strong>
              <Price fen={goods.price_mode === 3 ? null : spec.price_fen} unit={goods.unit} size="m" />
              <span>{spec.description}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="退款规则">
        <RefundList rules={goods.refund_rules} />
      </Part>
    </noscript>
  );
}
