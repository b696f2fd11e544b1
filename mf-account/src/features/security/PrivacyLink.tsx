import { Link } from '@harbor/runtime';
import { AccountSection } from '../../frames/account/AccountSection';
import styles from './SecurityPanel.module.css';

/** The way to what is stored about oneself. */
export function PrivacyLink() {
  return (
    <AccountSection title="隐私与数据" description="查看和导出个人信息、撤回同意、注销账号">
      <Link className={styles.link} to="/idsetting/privacy">
        前往隐私与数据
      </Link>
    </AccountSection>
  );
}
