import type { TextFieldProps } from './TextField';
import styles from './TextField.mobile.module.css';

/** One line of text on the phone: 52 px high, 16 px text so that iOS does not zoom. */
export function TextField({ before, after, ...input }: TextFieldProps) {
  return (
    <div className={input['aria-invalid'] ? `${styles.box} ${styles.wrong}` : styles.box}>
      {before}
      <input className={styles.input} {...input} />
      {after}
    </div>
  );
}
