import type { CheckboxProps } from './Checkbox';
import styles from './Checkbox.mobile.module.css';

/** Something that is ticked or not, with a line of 44 px for the finger. */
export function Checkbox({ onChange, children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...rest} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
