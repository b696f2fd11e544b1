import type { Db } from '../../../db/connect';
import { messageKind, notify, systemSub } from './notify';

/** Tells somebody that their mails go elsewhere, in case that it was not they who wanted it. */
export async function noticeOfAddress(
  trx: Db,
  { userId, before, after, now }: { userId: number; before: string; after: string; now: Date },
): Promise<void> {
  const what = after
    ? `提醒邮件将发送到 ${after}${before ? `，不再发送到 ${before}` : ''}。`
    : `不再向 ${before} 发送提醒邮件。`;
  await notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.security,
    title: after ? (before ? '邮箱已更换' : '邮箱已绑定') : '邮箱已解除绑定',
    body: `${what}如果不是您本人操作，请立即修改密码并联系客服。`,
    link: '/message/settings',
    now,
  });
}
