import type { ComponentPropsWithoutRef } from 'react';
import styles from './Panel.module.css';

export interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  /** Inner room: 16 px, 12 px, or none for panels that hold pictures to the edge. */
  padding?: 'm' | 's' | 'none';
}

const paddings = { m: styles.m, s: styles.s, none: '' };

/** A white card with the page's 12 px gutter around it. */
export function Panel({ padding = 'm', className = '', ...rest }: PanelProps) {
  return <div className={`${styles.panel} ${paddings[padding]} ${className}`} {...rest} />;
}
