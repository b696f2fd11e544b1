import { HiddenTitle } from '@harbor/ui/heading';
import { PullToRefresh } from '@harbor/ui/mobile';
import type { FrameProps } from './Frame';
import styles from './page.mobile.module.css';

/** A phone page of the message centre; its bar above shows the title. */
export function Frame({ title, headed, extra, onRefresh, children }: FrameProps) {
  const page = (
    <div className={styles.page}>
      {title && !headed ? <HiddenTitle>{title}</HiddenTitle> : null}
      {extra ? <div className={styles.tools}>{extra}</div> : null}
      {children}
    </div>
  );
  return onRefresh ? <PullToRefresh onRefresh={onRefresh}>{page}</PullToRefresh> : page;
}
