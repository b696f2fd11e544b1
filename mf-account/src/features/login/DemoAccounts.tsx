import { ChevronDown } from 'lucide-react';
import styles from './DemoAccounts.module.css';
import { demoAccounts, demoPassword } from './demoLogins';

export interface DemoAccountsProps {
  /** Puts an account into the password form. */
  onFill: (account: { phone: string; password: string }) => void;
}

/** The accounts of a demo site, folded away. */
export function DemoAccounts({ onFill }: DemoAccountsProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.tag}>演示</span>
        用演示账号体验
        <ChevronDown className={styles.arrow} size={16} aria-hidden />
      </summary>
      <ul className={styles.list}>
        {demoAccounts.map(({ phone, role, note }) => (
          <li key={phone}>
            <button
              type="button"
              className={styles.account}
              onClick={() => onFill({ phone, password: demoPassword })}
            >
              <b>{role}</b>
              <span>{phone}</span>
              <span className={styles.note}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        密码均为 {demoPassword}，点一下即填入。进入工作台还要两步验证码：在终端运行 npm run staff -- code
        手机号
      </p>
    </details>
  );
}
