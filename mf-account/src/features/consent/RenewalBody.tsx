import { ProblemLine } from '../../form/ProblemLine';
import styles from './RenewalBody.module.css';
import type { Renewal } from './useRenewal';

/** What changed, each with its text and a tick that nobody sets but the person. */
export function RenewalBody({ renewal }: { renewal: Renewal }) {
  return (
    <div>
      <p className={styles.intro}>
        {renewal.due.some(({ withdrawn }) => withdrawn)
          ? '您撤回过对以下协议的同意，重新同意后才能继续使用账号。不同意可以退出登录，仍能以访客身份浏览。'
          : '以下协议有了新版本，请阅读后决定是否同意。不同意可以退出登录，仍能以访客身份浏览。'}
      </p>
      {renewal.due.map(({ id, title, version, change }) => (
        <div key={id} className={styles.one}>
          <p className={styles.change}>
            <b>
              《{title}》{version}
            </b>
            ：{change}
          </p>
          <div className={styles.tick}>
            <label>
              <input
                type="checkbox"
                checked={renewal.ticked.includes(id)}
                onChange={(event) => renewal.tick(id, event.target.checked)}
              />
              我已阅读并同意
            </label>
            <a href={`/clause/${id}`} target="_blank" rel="noreferrer">
              阅读全文
            </a>
          </div>
        </div>
      ))}
      <ProblemLine problem={renewal.problem} />
    </div>
  );
}
