import { HiddenTitle } from '@harbor/ui/heading';
import type { AccountFrameProps } from './AccountFrame';
import styles from './account.mobile.module.css';

/** A phone page about one's account; the bar above it shows the title. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {children}
    </div>
  );
}
