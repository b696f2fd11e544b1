import type { DataOf } from '@harbor/contract';
import { Switch } from 'antd';
import { mailState } from './mailState';
import styles from './SettingsPage.module.css';

export interface MailSwitchProps {
  group: DataOf<'GET /message/settings'>['groups'][number];
  /** Whether there is an address to send to. */
  bound: boolean;
  onTurn: (on: boolean) => void;
}

/** Whether a group of messages is also sent by mail. */
export function MailSwitch({ group, bound, onTurn }: MailSwitchProps) {
  if (group.mail === null) return <span className={styles.none}>不支持</span>;
  const { on, why } = mailState(group, bound);
  return (
    <Switch
      aria-label={`${group.title}：邮件`}
      checked={on}
      disabled={why !== undefined}
      title={why}
      onChange={onTurn}
    />
  );
}
