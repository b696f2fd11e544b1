import type { GoodsDetail } from '@harbor/contract';
import { InputNumber } from 'antd';
import styles from './AmountField.module.css';
import { billedUnits, limits, type Selection } from './selection';

interface AmountFieldProps {
  id: string;
  goods: Pick<GoodsDetail, 'price_mode' | 'unit'>;
  selection: Selection;
  onChange: (next: Selection) => void;
  /** The server's message about it. */
  error?: string;
}

/** Number of pieces, or words of the manuscript, whichever the price counts. */
export function AmountField({ id, goods, selection, onChange, error }: AmountFieldProps) {
  const byWords = goods.price_mode === 2;
  const name = byWords ? 'words' : 'quantity';
  const hint = byWords
    ? `按 ${billedUnits(2, selection)} 千字计价，不足一千按一千计`
    : `最多 ${limits.quantity.max} ${goods.unit}`;
  return (
    <span className={styles.row}>
      <InputNumber<number>
        id={id}
        className={styles.field}
        value={selection[name]}
        min={limits[name].min}
        max={limits[name].max}
        step={byWords ? 500 : 1}
        precision={0}
        status={error ? 'error' : undefined}
        aria-describedby={`${id}-hint`}
        formatter={(value) => String(value ?? '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')}
        parser={(text) => Number((text ?? '').replace(/\D/g, ''))}
        onChange={(value) => value && onChange({ ...selection, [name]: value })}
      />
      <span
        id={`${id}-hint`}
        className={error ? styles.error : styles.hint}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </span>
    </span>
  );
}
