import { Panel } from '@harbor/ui/kit';
import { AlertChoices } from './AlertChoices';
import styles from './AlertSettings.module.css';

/** What somebody is told of, beside the list. */
export function AlertSettings() {
  return (
    <aside className={styles.aside} aria-label="提醒设置">
      <Panel className={styles.panel}>
        <h2 className={styles.title}>提醒我</h2>
        <AlertChoices />
      </Panel>
    </aside>
  );
}
