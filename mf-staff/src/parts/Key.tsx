import { onPhone } from '@harbor/ui/kit';
import styles from './Key.module.css';

export interface KeyProps {
  children: string;
  /** On a filled button. */
  light?: boolean;
}

/** A key, as it stands on the keyboard; phones have none. */
export function Key({ children, light = false }: KeyProps) {
  if (onPhone) return null;
  return (
    <span className={light ? styles.light : styles.key} aria-hidden="true">
      {children}
    </span>
  );
}
