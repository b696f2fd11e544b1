import { Panel } from '@harbor/ui/mobile';
import { Cell } from '../../cells/Cell.mobile';
import styles from '../../cells/cells.mobile.module.css';

/** The way to what is stored about oneself. */
export function PrivacyLink() {
  return (
    <Panel className={styles.list}>
      <Cell label="隐私与数据" value="导出、撤回同意、注销" to="/setting/privacy" />
    </Panel>
  );
}
