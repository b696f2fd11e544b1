import { Panel } from '@harbor/ui/mobile';
import styles from '../../frames/account/account.mobile.module.css';
import { Cell } from '../../frames/account/Cell.mobile';

/** The way to what is stored about oneself. */
export function PrivacyLink() {
  return (
    <Panel className={styles.list}>
      <Cell label="隐私与数据" value="导出、撤回同意、注销" to="/setting/privacy" />
    </Panel>
  );
}
