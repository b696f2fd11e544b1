import { HiddenTitle } from '@harbor/ui/heading';
import { PullToRefresh } from '@harbor/ui/mobile';
import type { MessagesFrameProps } from './MessagesFrame';
import styles from './page.mobile.module.css';

/** A phone page of the message centre; its bar above shows the title. */
export function MessagesFrame({ title, headed, extra, onRefresh, children }: MessagesFrameProps) {
  const page = (
    <div className={styles.page}>
      {title && !headed ? <HiddenTitle>{title}</HiddenTitle> : null}
      {extra ? <div className={styles.tools}>{extra}</div> : null}
      {children}
    </div>
  );
  return onRefresh ? <PullToRefresh onRefresh={onRefresh}>{page}</PullToRefresh> : page;
}
