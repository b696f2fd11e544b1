import type { ComponentPropsWithoutRef } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` at most once a screen; `deep` is the teacher's teal. */
  kind?: 'primary' | 'soft' | 'outline' | 'text' | 'deep';
  /** `s` is 34 px high with a touch area of 44. */
  size?: 'm' | 's';
  block?: boolean;
  /** Shows that it waits, and cannot be pressed again. */
  loading?: boolean;
}

/** The mobile button of the pictures: a pill, 44 px. */
export function Button({
  kind = 'primary',
  size = 'm',
  block = false,
  loading = false,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[kind], size === 's' && styles.s, block && styles.block, className];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
