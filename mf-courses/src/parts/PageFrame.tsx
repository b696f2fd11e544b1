import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The room of a page: as wide as the site's content on the desktop, the whole window on the phone. */
export function PageFrame({ children, className = '' }: PageFrameProps) {
  return <div className={`${styles.page} ${className}`}>{children}</div>;
}
