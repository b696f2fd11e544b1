import styles from './HiddenTitle.module.css';

export interface HiddenTitleProps {
  children: string;
}

/** The page's heading for screen readers, where the navigation bar already shows it to everybody else. */
export function HiddenTitle({ children }: HiddenTitleProps) {
  return <h1 className={styles.title}>{children}</h1>;
}
