import type { UserInfo } from '@harbor/contract';
import { formatDate } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import styles from './AccountFacts.module.css';

export interface AccountFactsProps {
  user: UserInfo;
}

/** What the account is made of; the phone number is masked by the server. */
export function AccountFacts({ user }: AccountFactsProps) {
  const facts = [
    ['手机号', user.phone],
    ['登录密码', user.has_password ? '已设置' : '未设置，用验证码登录'],
    ['账号类型', user.is_teacher ? '认证教师' : '普通用户'],
    ['注册时间', formatDate(user.created_at)],
  ];
  return (
    <Panel>
      <Section size="part" title="账号信息">
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Panel>
  );
}
