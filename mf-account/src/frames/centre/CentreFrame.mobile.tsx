import { HiddenTitle } from '@harbor/ui/heading';
import { PullToRefresh } from '@harbor/ui/mobile';
import type { CentreFrameProps } from './CentreFrame';
import styles from './CentreFrame.mobile.module.css';

/** A phone page of the personal centre; the bar above it shows the title. */
export function CentreFrame({ title, tabs, extra, onRefresh, children }: CentreFrameProps) {
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <div className={styles.page}>
        <HiddenTitle>{title}</HiddenTitle>
        {tabs}
        {extra}
        {children}
      </div>
    </PullToRefresh>
  );
}
