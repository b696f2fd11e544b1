import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { recordConsents } from '../auth/agreements';
import { type Origin, revokeAllSessions } from '../auth/sessions';

/** The agreements of a person as they stand: the newest line of the log for each. */
export async function agreementsOf(
  db: Db,
  userId: number,
): Promise<DataOf<'GET /privacy/overview'>['agreements']> {
  const rows = await db
    .selectFrom('consents as c')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.document', '=', 'c.document').onRef('a.version', '=', 'c.version'),
    )
    .distinctOn('c.document')
    .select(['c.document', 'a.id', 'a.title', 'c.version', 'c.at', 'c.action'])
    .where('c.user_id', '=', userId)
    .orderBy('c.document', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ action, at, ...row }) => ({ ...row, at: toMoment(at), agreed: action === 'agree' }));
}

/**
 * Takes back the consent to an agreement. Without it the site has no ground to serve a member: all sessions end, and the
 * next login asks for it anew before anything else.
 * @throws HttpProblem 409 when there is no consent to take back
 */
export async function withdrawConsent(
  core: Core,
  userId: number,
  { document }: BodyOf<'POST /privacy/withdraw'>,
  origin: Origin,
): Promise<void> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  await core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const given = (await agreementsOf(trx, userId)).find((one) => one.document === document);
    if (!given?.agreed) throw conflict('您已撤回对该协议的同意');
    const { version, title } = given;
    await recordConsents(trx, { ...origin, userId, now }, [{ document, version }], 'withdraw');
    await revokeAllSessions(core, trx, userId, 'consent withdrawn');
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: `已撤回对《${title}》的同意`,
      body: '所有设备已退出登录。撤回不影响此前已经完成的处理；重新同意后可以继续使用。',
      link: '/idsetting/privacy',
      now,
    });
    await audit(trx, clock, {
      actor: { type: 'user', id: userId },
      action: 'privacy.consent_withdrawn',
      detail: { document, version },
      ip: origin.ip,
    });
  });
}
