import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { forbidden, invalid, notFound } from '../../../http/problem';
import { urlOf } from '../../../http/register';
import type { SessionUser } from '../../../http/session-user';
import { type StaffColumns, staffColumns, staffMemberOf } from '../accounts/staff-member';
import { userStatus } from '../accounts/user-status';
import type { Reader } from './holders';
import { fileLimits } from './limits';
import { type Readable, readableFile } from './readable';
import { viewable } from './view/viewable';

/** What a ticket opens, for whom, until when. */
interface Grant {
  fileId: string;
  /** `v`: pages with a watermark; `d`: the file. */
  mode: 'v' | 'd';
  userId: number;
  sessionId: number;
  /** Ms. */
  expires: number;
  nonce: string;
}

const sign = (secret: string, { fileId, mode, userId, sessionId, expires, nonce }: Grant) =>
  createHmac('sha256', secret)
    .update(`file:${fileId}:${mode}:${userId}:${sessionId}:${expires}:${nonce}`)
    .digest();

const missing = () => notFound('文件不存在或已删除');

/**
 * The address of a file for one person and one purpose: good for a minute, a few uses, and as long as this session lives.
 * @throws HttpProblem 404 for a file that the person may not see; 403 for the download of one that may only be looked at
 */
export async function fileTicket(
  core: Core,
  user: SessionUser,
  fileId: string,
  { view = false }: NonNullable<BodyOf<'POST /files/:id/ticket'>> = {},
): Promise<DataOf<'POST /files/:id/ticket'>> {
  const { clock, secret } = core.settings;
  const found = await readableFile(core.db, user, fileId);
  if (!found) throw missing();
  if (!view && found.may === 'view') throw forbidden('此文件仅可在线查看');
  if (view && !viewable(found.row.type)) throw invalid({ view: ['这种文件不能在线查看，请下载'] });
  const grant: Grant = {
    fileId,
    mode: view ? 'v' : 'd',
    userId: user.id,
    sessionId: user.sessionId,
    expires: clock.now() + fileLimits.ticket.validFor,
    nonce: randomBytes(16).toString('base64url'),
  };
  const signature = sign(secret, grant).toString('base64url');
  const ticket = `${grant.expires}.${grant.sessionId}.${grant.mode}.${grant.nonce}.${signature}`;
  return {
    url: `${urlOf(`/files/raw/${fileId}`)}?ticket=${ticket}`,
    valid_for: fileLimits.ticket.validFor / 1000,
  };
}

const ticketFormat = /^(\d{13})\.(\d{1,15})\.([vd])\.([\w-]{22})\.([\w-]{43})$/;

/** What a ticket gave. */
export interface Opened extends Readable {
  reader: Reader;
  mode: Grant['mode'];
}

/** The person of a session that lives. */
async function readerOf({ pool, settings }: Core, sessionId: number): Promise<Reader | undefined> {
  const { rows } = await pool.query<Omit<Reader, 'staff'> & StaffColumns>({
    name: 'reader-of-session',
    text: `select u.id, u.nickname, u.phone, u.is_teacher, u.is_certification, ${staffColumns}
      from sessions s join users u on u.id = s.user_id left join staff_members m on m.user_id = u.id
      where s.id = $1 and s.revoked_at is null and u.status = $2`,
    values: [sessionId, userStatus.normal],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { id, nickname, phone, is_teacher, is_certification } = row;
  const staff = staffMemberOf(row, settings, settings.clock.now());
  return { id, nickname, phone, is_teacher, is_certification, staff };
}

/**
 * The file behind an address, if its person may still have it; each ticket leaves one line that the owner can read.
 * @param user who asks, where a token came along; browsers that follow a link send none
 * @throws HttpProblem 404 for a ticket that is too old, made up, used up, of an ended session or of somebody else
 */
export async function openTicket(
  core: Core,
  fileId: string,
  ticket: string | undefined,
  user: SessionUser | null,
): Promise<Opened> {
  const gone = () => notFound('下载地址已失效，请返回页面重新打开');
  const { clock, secret } = core.settings;
  const now = clock.now();
  const [, expires = '', sessionId = '', mode = '', nonce = '', signature = ''] =
    ticketFormat.exec(ticket ?? '') ?? [];
  if (!signature || Number(expires) < now) throw gone();
  const reader = await readerOf(core, Number(sessionId));
  if (!reader || (user && user.id !== reader.id)) throw gone();
  const grant: Grant = {
    fileId,
    mode: mode === 'v' ? 'v' : 'd',
    userId: reader.id,
    sessionId: Number(sessionId),
    expires: Number(expires),
    nonce,
  };
  if (!timingSafeEqual(sign(secret, grant), Buffer.from(signature, 'base64url'))) throw gone();
  const found = await readableFile(core.db, reader, fileId);
  if (!found || (grant.mode === 'd' && found.may === 'view')) throw gone();
  const used = await core.db
    .insertInto('file_events')
    .values({
      file_id: fileId,
      what: grant.mode === 'v' ? 'view' : 'download',
      role: found.role,
      user_id: reader.id,
      ticket: nonce,
      at: new Date(now),
    })
    .onConflict((on) =>
      on
        .column('ticket')
        .doUpdateSet(({ eb }) => ({ uses: eb('file_events.uses', '+', 1) }))
        .where('file_events.uses', '<', fileLimits.ticket.uses),
    )
    .returning('id')
    .executeTakeFirst();
  if (!used) throw gone();
  return { ...found, reader, mode: grant.mode };
}
