import type { GoodsDetail } from '@harbor/contract';
import { Price } from '@harbor/ui';
import { revisionsText } from './facts';
import styles from './SpecCards.module.css';
import { inStock, type Selection } from './selection';

interface SpecCardsProps {
  goods: Pick<GoodsDetail, 'specs' | 'price_mode' | 'unit'>;
  selection: Selection;
  onChange: (next: Selection) => void;
}

/** The specifications side by side, as one group of radio buttons. */
export function SpecCards({ goods, selection, onChange }: SpecCardsProps) {
  return (
    <div className={styles.cards} role="radiogroup" aria-label="选择规格">
      {goods.specs.map((spec) => {
        const chosen = spec.id === selection.specId;
        return (
          <label key={spec.id} className={chosen ? styles.on : styles.card}>
            <input
              type="radio"
              name="spec"
              checked={chosen}
              disabled={!inStock(spec)}
              onChange={() => onChange({ ...selection, specId: spec.id })}
            />
            <strong>{spec.name}</strong>
            <Price fen={goods.price_mode === 3 ? null : spec.price_fen} unit={goods.unit} size="m" />
            <span>{spec.description}</span>
            <span>
              {inStock(spec)
                ? `${spec.days} 天 · ${revisionsText({ free_revisions: spec.revisions })}`
                : '已售罄'}
              {spec.stock !== null && spec.stock > 0 && spec.stock <= 10 && ` · 仅剩 ${spec.stock} 份`}
            </span>
          </label>
        );
      })}
    </div>
  );
}
