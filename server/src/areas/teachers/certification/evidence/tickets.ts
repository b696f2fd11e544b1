import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { policyText } from '../../../../http/policy/directives';
import { notFound } from '../../../../http/problem';
import { urlOf } from '../../../../http/register';
import type { SessionUser } from '../../../../http/session-user';
import { certifyLimits } from '../limits';
import { type EvidenceRow, evidenceStatus as e } from '../rows';

const gone = () => notFound('查看地址已失效，请返回页面重新打开');

const signature = (secret: string, id: string, sessionId: number, expires: number) =>
  createHmac('sha256', secret).update(`evidence:${id}:${sessionId}:${expires}`).digest();

/** The address of the marked copy: for this session, for a minute. Whoever gives it out writes down that it is looked at. */
export function evidenceTicket(
  core: Core,
  user: Pick<SessionUser, 'sessionId'>,
  { id, view_type }: Pick<EvidenceRow, 'id' | 'view_type'>,
): DataOf<'POST /teacher/file/ticket/:id'> {
  const expires = core.settings.clock.now() + certifyLimits.ticketFor;
  const sign = signature(core.settings.secret, id, user.sessionId, expires).toString('base64url');
  return {
    url: `${urlOf(`/teacher/file/raw/${id}`)}?ticket=${expires}.${user.sessionId}.${sign}`,
    valid_for: certifyLimits.ticketFor / 1000,
    type: view_type ?? '',
  };
}

/** Evidence that can be looked at: of this person, or anybody's. @throws HttpProblem 404 also for what was deleted */
export async function lookable(db: Db, id: string, userId?: number): Promise<EvidenceRow> {
  const row = await findRow(db, 'teacher_evidence', {
    id,
    ...(userId !== undefined && { user_id: userId }),
  });
  if (!row || (row.status !== e.kept && row.status !== e.replaced)) throw notFound('材料不存在或已删除');
  return row;
}

/** The owner's own view. @throws HttpProblem 404 */
export async function ownTicket(core: Core, user: SessionUser, id: string) {
  return evidenceTicket(core, user, await lookable(core.db, id, user.id));
}

const ticketFormat = /^(\d{13})\.(\d{1,15})\.([\w-]{43})$/;

/** What a copy may do: be shown inside the site. */
const policy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
});

/** The marked copy behind an address. @throws HttpProblem 404 for one that is too old, made up, or of an ended session */
export async function openEvidence(core: Core, id: string, ticket = '') {
  const [, expires = '', sessionId = '', sign = ''] = ticketFormat.exec(ticket) ?? [];
  const { clock, secret } = core.settings;
  if (!sign || Number(expires) < clock.now()) throw gone();
  const right = signature(secret, id, Number(sessionId), Number(expires));
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw gone();
  const live = await core.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', Number(sessionId))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!live) throw gone();
  const row = await lookable(core.db, id);
  if (row.key === null) throw gone();
  const content = await core.evidence.read(id, 'v', row.key);
  return {
    content,
    headers: {
      'content-type': row.view_type === 'pdf' ? 'application/pdf' : 'image/webp',
      'content-length': String(content.length),
      'content-disposition': 'inline',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
}
