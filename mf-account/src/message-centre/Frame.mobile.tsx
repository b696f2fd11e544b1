import { HiddenTitle } from '@harbor/ui/heading';
import type { FrameProps } from './Frame';
import styles from './page.mobile.module.css';

/** A phone page of the message centre; its bar above shows the title. */
export function Frame({ title, headed, children }: FrameProps) {
  return (
    <div className={styles.page}>
      {title && !headed ? <HiddenTitle>{title}</HiddenTitle> : null}
      {children}
    </div>
  );
}
