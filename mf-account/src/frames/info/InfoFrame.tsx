import { platform } from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './InfoFrame.module.css';
import { InfoRail } from './InfoRail';

/** An information page with the way to the others. */
export function InfoFrame({ children }: { children: ReactNode }) {
  if (platform === 'mobile')
    return (
      <div className={styles.phone}>
        {children}
        <InfoRail />
      </div>
    );
  return (
    <div className={styles.page} data-reflow>
      <InfoRail />
      <div className={styles.main}>{children}</div>
    </div>
  );
}
