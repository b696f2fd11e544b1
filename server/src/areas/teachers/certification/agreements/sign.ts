import type { BodyOf } from '@harbor/contract';
import { teacherStatus as t } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import { conflict, HttpProblem, invalid } from '../../../../http/problem';
import { rulesSigned } from '../events';
import { setSigned } from '../move';
import { lockTeacher } from '../teachers';
import { recordConsents, type Signing } from './consents';
import { inForce } from './in-force';

/**
 * Signs the rules and the pledge that are in force: this alone admits a teacher to the platform.
 * @throws HttpProblem 403 for nobody certified, 409 while suspended, 422 for versions that are not in force
 */
export async function signRules(
  core: Core,
  userId: number,
  { rules, pledge }: BodyOf<'POST /teacher/sign'>,
  { ip, userAgent }: Omit<Signing, 'now'>,
): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const teacher = await lockTeacher(trx, userId);
    if (!teacher || teacher.status === t.left)
      throw new HttpProblem(403, '认证通过后才能签署', { reason: 'NOT_CERTIFIED' });
    if (teacher.status === t.suspended) throw conflict('接单已暂停，恢复后再签署');
    // A new version is published under these rows' lock: what is read from here on holds until the end.
    const signing = { ip, userAgent, now: new Date(core.settings.clock.now()) };
    const [newRules, newPledge] = [
      await inForce(trx, 'rules', signing.now),
      await inForce(trx, 'pledge', signing.now),
    ];
    if (newRules.version !== rules || newPledge.version !== pledge)
      throw invalid({ rules: ['规范或承诺书有新版本，请重新阅读后签署'] });
    await recordConsents(trx, { userId, ...signing }, [
      { document: 'rules', version: rules, application_id: teacher.application_id },
      { document: 'pledge', version: pledge, application_id: teacher.application_id },
    ]);
    await setSigned(
      trx,
      userId,
      { rules_version: rules, pledge_version: pledge, signed_at: signing.now },
      'sign',
      { actor: 'teacher', actorId: userId, note: `规范 ${rules}、承诺书 ${pledge}`, at: signing.now },
    );
    await rulesSigned.emit(trx, { teacherId: userId, rules, pledge, at: signing.now });
  });
}
