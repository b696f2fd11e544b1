import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './TextBox.mobile.module.css';

export interface TextBoxProps extends ComponentPropsWithoutRef<'input'> {
  before?: ReactNode;
  /** Buttons at the right end. */
  after?: ReactNode;
}

/** One line of text on the phone: 52 px high, 16 px text so that iOS does not zoom. */
export function TextBox({ before, after, ...input }: TextBoxProps) {
  return (
    <div className={input['aria-invalid'] ? `${styles.box} ${styles.wrong}` : styles.box}>
      {before}
      <input className={styles.input} {...input} />
      {after}
    </div>
  );
}
