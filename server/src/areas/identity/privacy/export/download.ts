import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { exportStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import { notFound } from '../../../../http/problem';
import { urlOf } from '../../../../http/register';
import type { SessionUser } from '../../../../http/session-user';
import { audit } from '../../../base/accounts/audit';
import { userStatus } from '../../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import type { Origin } from '../../auth/sessions';
import { requireStepUp } from '../../auth/step-up';
import { readExport } from './file';
import { privacyPath } from './make';

interface Grant {
  exportId: string;
  userId: number;
  sessionId: number;
  /** Ms. */
  expires: number;
}

const sign = (secret: string, { exportId, userId, sessionId, expires }: Grant) =>
  createHmac('sha256', secret).update(`export:${exportId}:${userId}:${sessionId}:${expires}`).digest();

/**
 * The address of an export for its owner: good for a minute, and only as long as this session lives.
 * @throws HttpProblem 403 with `data.step_up`, 404 for an export of somebody else, or one that is not there
 */
export async function exportTicket(
  core: Core,
  user: SessionUser,
  exportId: string,
  origin: Origin,
): Promise<{ url: string; valid_for: number }> {
  const { clock, privacy, secret } = core.settings;
  const now = new Date(clock.now());
  const own = core.db
    .selectFrom('data_exports')
    .select('id')
    .where('id', '=', exportId)
    .where('user_id', '=', user.id)
    .where('status', '=', exportStatus.ready)
    .where('expires_at', '>', now);
  if (!(await own.executeTakeFirst())) throw notFound('没有可下载的文件');
  requireStepUp(core, user);
  await core.db.transaction().execute(async (trx) => {
    const { downloads } = await trx
      .updateTable('data_exports')
      .set(({ eb }) => ({ downloads: eb('downloads', '+', 1) }))
      .where('id', '=', exportId)
      .returning('downloads')
      .executeTakeFirstOrThrow();
    if (downloads === 1)
      await notify(trx, {
        userId: user.id,
        kind: messageKind.system,
        sub: systemSub.security,
        title: '您的个人信息副本已被下载',
        body: '如果不是您本人下载的，请立即修改密码，让其他设备退出登录，并联系客服。',
        link: privacyPath,
        now,
      });
    await audit(trx, clock, {
      actor: { type: 'user', id: user.id },
      action: 'privacy.export_downloaded',
      object: ['data_export', exportId],
      ip: origin.ip,
    });
  });
  const grant = {
    exportId,
    userId: user.id,
    sessionId: user.sessionId,
    expires: now.getTime() + privacy.downloadTicket,
  };
  const ticket = `${grant.expires}.${grant.sessionId}.${sign(secret, grant).toString('base64url')}`;
  return {
    url: `${urlOf(`/privacy/export/file/${exportId}`)}?ticket=${ticket}`,
    valid_for: privacy.downloadTicket / 1000,
  };
}

const gone = () => notFound('下载地址已失效，请回到“隐私与数据”重新下载');

const ticketFormat = /^(\d{13})\.(\d{1,15})\.([\w-]{43})$/;

/** An export's file. */
export interface ExportFile {
  content: Readable;
  /** Bytes. */
  size: number;
  name: string;
}

/**
 * The file behind an address.
 * @param user who asks, where a token came along; browsers that follow a link send none
 * @throws HttpProblem 404 for a ticket that is too old, made up, of an ended session, or of somebody else
 */
export async function exportFile(
  core: Core,
  exportId: string,
  ticket: string | undefined,
  user: SessionUser | null,
): Promise<ExportFile> {
  const { clock, secret, dataDir } = core.settings;
  const now = clock.now();
  const [, expires = '', sessionId = '', signature = ''] = ticketFormat.exec(ticket ?? '') ?? [];
  if (!signature || Number(expires) < now) throw gone();
  const row = await core.db
    .selectFrom('data_exports as e')
    .innerJoin('sessions as s', 's.user_id', 'e.user_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.user_id', 'e.file_key', 'e.size', 'e.created_at'])
    .where('e.id', '=', exportId)
    .where('e.status', '=', exportStatus.ready)
    .where('s.id', '=', Number(sessionId))
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', userStatus.normal)
    .executeTakeFirst();
  if (!row?.file_key || (user && user.id !== row.user_id)) throw gone();
  const grant = { exportId, userId: row.user_id, sessionId: Number(sessionId), expires: Number(expires) };
  if (!timingSafeEqual(sign(secret, grant), Buffer.from(signature, 'base64url'))) throw gone();
  const key = Buffer.from(core.cipher.open(row.file_key, `data_exports.file_key:${exportId}`), 'base64');
  const content = await readExport(dataDir, exportId, key).catch(() => {
    throw gone();
  });
  const day = new Date(row.created_at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  return { content, size: row.size, name: `scholar-harbor-data-${day}.zip` };
}
