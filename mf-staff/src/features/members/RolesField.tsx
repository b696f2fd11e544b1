import { type StaffRight, type StaffRole, staffRights, staffRoles } from '@harbor/contract/staff-rights';
import { Checkbox } from '@harbor/ui/kit';
import { useId } from 'react';
import styles from './Members.module.css';

const roles = Object.keys(staffRoles) as StaffRole[];

/** What a role allows, in words. */
export function allows(role: StaffRole): string {
  if (role === 'admin') return '全部权限，包括管理团队成员与角色';
  const held = (Object.keys(staffRights) as StaffRight[])
    .filter((right) => right !== 'desk' && staffRights[right].roles.includes(role))
    .map((right) => staffRights[right].title);
  return held.join('、') || '目前只能进入工作台';
}

export interface RolesFieldProps {
  value: readonly StaffRole[];
  onChange: (value: StaffRole[]) => void;
  lead: boolean;
  onLead: (lead: boolean) => void;
  error?: string;
}

/** Which roles somebody holds, each with what it allows, and whether they lead. */
export function RolesField({ value, onChange, lead, onLead, error }: RolesFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error ? id : undefined}>
      <legend>角色</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={(on) => onChange(roles.filter((one) => (one === role ? on : value.includes(one))))}
        >
          <span className={styles.role}>
            <b>{staffRoles[role]}</b>
            <small>{allows(role)}</small>
          </span>
        </Checkbox>
      ))}
      <Checkbox checked={lead} onChange={onLead}>
        <span className={styles.role}>
          <b>主管</b>
          <small>队列超时与异常会通知主管，不增加权限</small>
        </span>
      </Checkbox>
      {error ? (
        <p id={id} className={styles.problem} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
