import { teacherStatus as t, teacherApplyKind } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import { conflict } from '../../../../http/problem';
import { teacherLeft } from '../events';
import { moveTeacher } from '../move';
import { leaveBlockersOf, lockTeacher } from '../teachers';
import { lockOpenApplication, openApplication } from './open';
import { beginApplication } from './save';
import { answersInForce } from './whole';

/** Begins a change of what is certified, with what is in force. @throws HttpProblem 409 for who cannot change now */
export async function beginChange(core: Core, userId: number): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    if (await lockOpenApplication(trx, userId)) throw conflict('已有一份未完成的申请或变更');
    // One begin of a person after the other, by the teacher's lock.
    const teacher = await lockTeacher(trx, userId);
    if (await openApplication(trx, userId)) throw conflict('已有一份未完成的申请或变更');
    if (teacher?.status !== t.approved) throw conflict('通过认证且没有暂停时才能变更资料');
    const before = (await answersInForce(trx, userId)) ?? {};
    await beginApplication(trx, userId, { kind: teacherApplyKind.change, flow: 3, before, now });
  });
}

/**
 * Ends being a teacher, once nothing is open: no takes, no income that is not settled. What the areas above say is asked
 * under the teacher's lock, which each new take needs too.
 * @throws HttpProblem 409 with what is open
 */
export async function leave(core: Core, userId: number): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const open = await lockOpenApplication(trx, userId);
    const teacher = await lockTeacher(trx, userId);
    if (!teacher || teacher.status === t.left) throw conflict('您还不是认证老师');
    if (teacher.status === t.changing || open) throw conflict('请先撤回或放弃未完成的变更');
    const blockers = await leaveBlockersOf(trx, userId);
    if (blockers.length > 0) throw conflict(`还不能退出：${blockers.join('；')}`, { blockers });
    await moveTeacher(
      trx,
      teacher,
      'leave',
      { actor: 'teacher', actorId: userId, at: now },
      { available: false, signed_at: null },
    );
    await teacherLeft.emit(trx, { teacherId: userId, at: now });
  });
}
