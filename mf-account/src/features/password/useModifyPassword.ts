import { call, invalidateCalls, notify, session } from '@harbor/runtime';
import { useState } from 'react';
import { checkNewPassword } from '../../credentials/password';
import { type Form, useForm } from '../../form/useForm';
import type { StepUp } from '../../step-up/useStepUp';

export interface ModifyValues {
  old_password: string;
  password: string;
  repeated: string;
}

export interface ModifyPassword {
  form: Form<ModifyValues>;
  /** The old password is asked for; else a proof by code stands in its place. */
  withOld: boolean;
  /** Who forgot the old one proves the phone instead. */
  forget: () => void;
}

/** Changing the password. Other devices are logged out, this one gets a new session. */
export function useModifyPassword(
  hasPassword: boolean,
  guard: StepUp['guard'],
  onDone: () => void,
): ModifyPassword {
  const [forgotten, setForgotten] = useState(false);
  const withOld = hasPassword && !forgotten;
  const form = useForm<ModifyValues>({
    initial: { old_password: '', password: '', repeated: '' },
    checks: {
      old_password: (password) => (withOld && !password ? '请输入原密码' : undefined),
      password: (password) => checkNewPassword(password, ''),
      repeated: (repeated, { password }) => (repeated === password ? undefined : '两次输入的密码不一致'),
    },
    send: async ({ old_password, password }) => {
      const body = { password, ...(withOld && { old_password }) };
      const answer = await guard(() => call('PATCH /auth/logged/reset', { body, silent: true }));
      if (!answer) return;
      await session.login(answer);
      void invalidateCalls(['GET /auth/security', 'GET /auth/sessions', 'GET /auth/login_records']);
      notify.success('密码已修改，其他设备已退出登录');
      onDone();
    },
  });
  return { form, withOld, forget: () => setForgotten(true) };
}
