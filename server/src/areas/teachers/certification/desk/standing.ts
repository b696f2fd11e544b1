import type { DeskTeacherStanding } from '@harbor/contract';
import { teacherApplyStatus as a, teacherStatus as t } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { getRow } from '../../../../db/rows';
import { conflict, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { lockOpenApplication } from '../apply/open';
import { presentTeacher } from '../apply/state';
import { teacherResumed, teacherSuspended } from '../events';
import { certifyLimits } from '../limits';
import { moveApplication, moveTeacher } from '../move';
import { lockTeacher, teacherOf } from '../teachers';
import { tellResumed, tellSuspended } from '../tell';
import { teacherEventText } from '../transitions';

/** How a teacher stands, and how that came. @throws HttpProblem 404 for nobody certified */
export async function standingOf(db: Db, userId: number): Promise<DeskTeacherStanding> {
  const teacher = await teacherOf(db, userId);
  if (!teacher) throw notFound('没有这位老师的认证');
  const [{ nickname }, rows] = await Promise.all([
    getRow(db, 'users', { id: userId }, ['nickname']),
    db
      .selectFrom('teacher_history as h')
      .leftJoin('users as u', 'u.id', 'h.actor_id')
      .select(['h.event', 'h.actor', 'h.note', 'h.at', 'u.nickname'])
      .where('h.user_id', '=', userId)
      .orderBy('h.id', 'desc')
      .limit(100)
      .execute(),
  ]);
  return {
    ...presentTeacher(teacher),
    ...{ id: userId, nickname, application_id: teacher.application_id },
    history: rows.map(({ event, actor, note, at, nickname: name }) => ({
      who: actor === 'system' ? '系统' : actor === 'teacher' ? '老师' : (name ?? '运营'),
      text: teacherEventText[event as keyof typeof teacherEventText] ?? event,
      ...{ note, at: toMoment(at) },
    })),
  };
}

/**
 * Suspends a teacher in the running transaction: closed to them from the next call on, what is open is handed over by who
 * hears of it. A change that waits goes back to its draft. Also for areas above, by the system (credit below 60).
 * @throws HttpProblem 404, 409 for one who is suspended already, or left
 */
export async function suspendTeacher(
  trx: Db,
  {
    teacherId,
    days,
    reason,
    staffId,
    at,
  }: {
    teacherId: number;
    days: number;
    reason: string;
    staffId: number | null;
    at: Date;
  },
): Promise<void> {
  const by = {
    ...{ actor: staffId === null ? ('system' as const) : ('operator' as const), actorId: staffId, at },
    note: reason,
  };
  const open = await lockOpenApplication(trx, teacherId);
  const teacher = await lockTeacher(trx, teacherId);
  if (!teacher || teacher.status === t.left) throw notFound('没有这位老师的认证');
  if (teacher.status === t.suspended) throw conflict('这位老师已经暂停');
  if (open?.status === a.reviewing) throw conflict('这位老师的变更正在审核，请先处理');
  if (open && (open.status === a.waiting || open.status === a.supplement))
    await moveApplication(
      trx,
      open,
      'withdraw',
      { actor: 'teacher', actorId: teacherId, note: '接单暂停', at },
      { supplement_until: null },
    );
  const until = new Date(at.getTime() + days * certifyLimits.day);
  await moveTeacher(trx, teacher, 'suspend', by, { suspended_until: until, suspend_reason: reason });
  await teacherSuspended.emit(trx, { teacherId, until, reason, staffId, at });
  await tellSuspended(trx, teacherId, until, reason, at);
}

/** Lets a suspended teacher take orders again. */
export async function resumeTeacher(
  trx: Db,
  teacherId: number,
  by: { actor: 'operator' | 'system'; actorId?: number; note: string; at: Date },
): Promise<void> {
  const teacher = await lockTeacher(trx, teacherId);
  if (teacher?.status !== t.suspended) throw conflict('这位老师没有暂停');
  await moveTeacher(trx, teacher, 'resume', by);
  await teacherResumed.emit(trx, { teacherId, at: by.at });
  await tellResumed(trx, teacherId, by.at);
}

/** @throws HttpProblem 404, 409 */
export async function suspendByStaff(
  core: Core,
  staffId: number,
  teacherId: number,
  { days, reason }: { days: number; reason: string },
): Promise<DeskTeacherStanding> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    await suspendTeacher(trx, { teacherId, days, reason, staffId, at });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher_standing.suspend',
      object: ['teacher', String(teacherId)],
      detail: { days, reason },
    });
  });
  return standingOf(core.db, teacherId);
}

/** @throws HttpProblem 409 for one who is not suspended */
export async function resumeByStaff(
  core: Core,
  staffId: number,
  teacherId: number,
  reason: string,
): Promise<DeskTeacherStanding> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    await resumeTeacher(trx, teacherId, { actor: 'operator', actorId: staffId, note: reason, at });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher_standing.resume',
      object: ['teacher', String(teacherId)],
      detail: { reason },
    });
  });
  return standingOf(core.db, teacherId);
}
