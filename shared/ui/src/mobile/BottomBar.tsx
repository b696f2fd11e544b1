import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** Small entries first, the one filled button last. */
  children: ReactNode;
  /** Read by screen readers: 下单, 付款. */
  label?: string;
}

/**
 * The bar at the foot of a page, above the home indicator. It tells the shell its height in `--bar-height`, which keeps
 * so much room free at the page's end and floats its buttons above it.
 */
export function BottomBar({ children, label = '操作栏' }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--bar-height', `${element.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
