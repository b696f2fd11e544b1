import styles from './Control.module.css';
import { asText, type ControlProps, inputProps } from './controlProps';

/** Four digits. */
export function YearControl(props: ControlProps) {
  const { value, onChange, clock } = props;
  return (
    <input
      {...inputProps(props)}
      className={styles.input}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      placeholder={clock.today.slice(0, 4)}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
