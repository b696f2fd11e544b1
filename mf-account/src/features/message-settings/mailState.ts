import type { DataOf } from '@harbor/contract';

type Group = DataOf<'GET /message/settings'>['groups'][number];

/** What the switch of a group's mails shows; `why` it cannot be turned. */
export function mailState(
  { mail, mail_fixed }: Pick<Group, 'mail' | 'mail_fixed'>,
  bound: boolean,
): { on: boolean; why?: string } {
  if (!bound) return { on: false, why: '请先绑定邮箱' };
  if (mail_fixed) return { on: true, why: '涉及账号安全，总会发送' };
  return { on: mail === true };
}
