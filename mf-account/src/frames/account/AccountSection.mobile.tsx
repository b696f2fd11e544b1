import { Panel } from '@harbor/ui/mobile';
import type { AccountSectionProps } from './AccountSection';
import styles from './account.mobile.module.css';

/** One matter of an account's page, in a card of its own. */
export function AccountSection({ title, list = false, children }: AccountSectionProps) {
  return (
    <Panel className={list ? styles.list : undefined}>
      <h2 className={list ? styles.title : styles.heading}>{title}</h2>
      {children}
    </Panel>
  );
}
