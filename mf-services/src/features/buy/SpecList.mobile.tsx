import type { GoodsDetail } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { revisionsText } from '../../goods/facts';
import { inStock, type Selection } from '../../goods/selection';
import styles from './SpecList.mobile.module.css';

interface SpecListProps {
  goods: Pick<GoodsDetail, 'specs' | 'price_mode' | 'unit'>;
  selection: Selection;
  onChange: (next: Selection) => void;
}

/** The specifications below each other, as one group of radio buttons. */
export function SpecList({ goods, selection, onChange }: SpecListProps) {
  return (
    <div className={styles.list} role="radiogroup" aria-label="服务级别">
      {goods.specs.map((spec) => {
        const chosen = spec.id === selection.specId;
        return (
          <label key={spec.id} className={chosen ? styles.on : styles.spec}>
            <input
              type="radio"
              name="spec"
              checked={chosen}
              disabled={!inStock(spec)}
              onChange={() => onChange({ ...selection, specId: spec.id })}
            />
            <span className={styles.body}>
              <strong>{spec.name}</strong>
              {spec.stock !== null && spec.stock > 0 && spec.stock <= 10 && (
                <span className={styles.few}>仅剩 {spec.stock} 份</span>
              )}
              <span className={styles.meta}>
                {spec.description}
                <br />
                {inStock(spec)
                  ? `${spec.days} 天 · ${revisionsText({ free_revisions: spec.revisions })}`
                  : '已售罄'}
              </span>
            </span>
            <span className={styles.price}>
              {goods.price_mode === 3
                ? '待报价'
                : `¥${formatFen(spec.price_fen, { trim: true })}/${goods.unit}`}
            </span>
          </label>
        );
      })}
    </div>
  );
}
