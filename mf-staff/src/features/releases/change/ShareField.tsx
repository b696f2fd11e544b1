import { InputNumber, Slider } from 'antd';
import { useId } from 'react';
import styles from './ShareField.module.css';

export interface ShareFieldProps {
  /** Percent. */
  value: number;
  onChange: (share: number) => void;
  disabled: boolean;
}

const marks = { 1: '1%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' };

/** Share of a canary, by a slider for round figures and a field for exact ones. */
export function ShareField({ value, onChange, disabled }: ShareFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>灰度比例</label>
      <div className={styles.row}>
        <Slider
          className={styles.slider}
          min={1}
          max={100}
          marks={marks}
          value={value}
          onChange={onChange}
          disabled={disabled}
          ariaLabelForHandle="灰度比例滑块"
        />
        <InputNumber
          id={id}
          className={styles.number}
          min={0.01}
          max={100}
          precision={Number.isInteger(value) ? 0 : 2}
          value={value}
          onChange={(next) => onChange(next ?? 0)}
          suffix="%"
          disabled={disabled}
        />
      </div>
      <p className={styles.note}>约每 1,000 位访客中有 {Math.round(value * 10)} 位会用到</p>
    </div>
  );
}
