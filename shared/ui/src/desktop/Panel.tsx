import type { ComponentPropsWithoutRef } from 'react';
import styles from './Panel.module.css';

export interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  /** Inner room: 24 px, 16 px, or none for panels that hold pictures to the edge. */
  padding?: 'm' | 's' | 'none';
}

const paddings = { m: styles.m, s: styles.s, none: '' };

/** A white card: 1 px line, 12 px radius, no shadow. */
export function Panel({ padding = 'm', className = '', ...rest }: PanelProps) {
  return <div className={`${styles.panel} ${paddings[padding]} ${className}`} {...rest} />;
}
