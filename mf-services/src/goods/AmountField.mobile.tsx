import type { GoodsDetail } from '@harbor/contract';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './AmountField.mobile.module.css';
import { billedUnits, limits, type Selection } from './selection';

interface AmountFieldProps {
  goods: Pick<GoodsDetail, 'price_mode' | 'unit'>;
  selection: Selection;
  onChange: (next: Selection) => void;
  error?: string;
}

/** Number of pieces, or words of the manuscript, with − and +. A half-typed number counts once the field is left. */
export function AmountField({ goods, selection, onChange, error }: AmountFieldProps) {
  const byWords = goods.price_mode === 2;
  const name = byWords ? 'words' : 'quantity';
  const { min, max } = limits[name];
  const step = byWords ? 1000 : 1;
  const value = selection[name];
  const [draft, setDraft] = useState<string>();

  function set(next: number) {
    setDraft(undefined);
    onChange({ ...selection, [name]: Math.min(Math.max(next, min), max) });
  }

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{byWords ? '稿件字数' : '购买数量'}</h3>
        <p className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ??
            (byWords
              ? `按 ${billedUnits(2, selection)} 千字计，不足千字按千字计`
              : `最多 ${max} ${goods.unit}`)}
        </p>
      </div>
      <div className={styles.stepper}>
        <button type="button" aria-label="减少" disabled={value <= min} onClick={() => set(value - step)}>
          <Minus size={18} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          aria-label={byWords ? '字数' : '数量'}
          value={draft ?? value.toLocaleString('zh-CN')}
          onFocus={() => setDraft(String(value))}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onBlur={() => set(Number(draft) || value)}
        />
        <button type="button" aria-label="增加" disabled={value >= max} onClick={() => set(value + step)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
