import type { TeamMember } from '@harbor/contract';
import { type StaffRole, staffRoles } from '@harbor/contract/staff-rights';
import { notify } from '@harbor/runtime';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { useChange } from '../entry';
import styles from './Members.module.css';
import { useSaveMember } from './queries';
import { RolesField } from './RolesField';

export interface MemberFormProps {
  /** Whose roles are changed; nobody for somebody new. */
  member?: TeamMember;
  onClose: () => void;
}

const wholePhone = /^1\d{10}$/;

/** Takes somebody into the team by their phone, or changes what somebody does. It asks once more before it saves. */
export function MemberForm({ member, onClose }: MemberFormProps) {
  const [phone, setPhone] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(member?.roles ?? []);
  const [lead, setLead] = useState(member?.lead ?? false);
  const [missing, setMissing] = useState<{ phone?: string; roles?: string }>({});
  const [sure, setSure] = useState(false);
  const save = useSaveMember();
  const change = useChange();
  const said = roles.map((role) => staffRoles[role]).join('、') + (lead ? '，主管' : '');
  const unchanged =
    member !== undefined &&
    member.lead === lead &&
    member.roles.length === roles.length &&
    member.roles.every((role) => roles.includes(role));

  function handleNext() {
    const wrong: typeof missing = {};
    if (!member && !wholePhone.test(phone)) wrong.phone = '请输入11位手机号';
    if (roles.length === 0) wrong.roles = '请至少选择一个角色';
    setMissing(wrong);
    if (!wrong.phone && !wrong.roles) setSure(true);
  }
  async function handleSave() {
    const body = { ...(member ? { user_id: member.user_id } : { phone }), roles, lead };
    const done = await change.run(() => save.mutateAsync({ body }));
    if (!done) {
      setSure(false);
      return;
    }
    notify.success(member ? `已修改 ${member.name} 的角色` : '已加入团队');
    onClose();
  }

  const phoneProblem = missing.phone ?? change.fieldError('phone');
  const rolesProblem = missing.roles ?? change.fieldError('roles');
  return (
    <Overlay
      open
      onClose={onClose}
      title={member ? `修改 ${member.name} 的角色` : '添加成员'}
      width={sure ? 480 : 760}
      closeOnMask={false}
      footer={
        sure ? (
          <>
            <Button disabled={change.busy} onClick={() => setSure(false)}>
              返回修改
            </Button>
            <Button kind="primary" loading={change.busy} onClick={() => void handleSave()}>
              {member ? '确认修改' : '确认添加'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button kind="primary" disabled={unchanged} onClick={handleNext}>
              下一步
            </Button>
          </>
        )
      }
    >
      {sure ? (
        <div className={styles.sure}>
          <p>
            {member ? member.name : phone} 的角色将为：<b>{said}</b>
          </p>
          <p className={styles.note}>
            {member
              ? '保存后立即生效，并记入操作日志。'
              : '对方登录后即可进入工作台，首次进入时设置两步验证。此操作记入操作日志。'}
          </p>
        </div>
      ) : (
        <div className={styles.form}>
          {member ? null : (
            <Field label="手机号" error={phoneProblem} hint="须已在学术港注册">
              {(control) => (
                <TextField
                  {...control}
                  name="phone"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={11}
                  placeholder="11 位手机号"
                  value={phone}
                  onChange={({ target }) => setPhone(target.value.replace(/\D/g, ''))}
                />
              )}
            </Field>
          )}
          <RolesField value={roles} onChange={setRoles} lead={lead} onLead={setLead} error={rolesProblem} />
          {change.problem && !phoneProblem && !rolesProblem ? (
            <p className={styles.problem} role="alert">
              {change.problem}
            </p>
          ) : null}
        </div>
      )}
    </Overlay>
  );
}
