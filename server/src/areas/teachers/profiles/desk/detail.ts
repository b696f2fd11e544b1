import type { BodyOf, DeskTeacherLevelDetail } from '@harbor/contract';
import { creditReasons } from '@harbor/contract/teacher-levels';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, notFound } from '../../../../http/problem';
import { settingIn } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { addCredit } from '../figures/credit';
import { countsFrom } from '../figures/recompute';
import { levelTerms, missingFor } from '../figures/terms';
import { type DeskRow, presentDesk, selectDesk } from './list';

const mostEvents = 50;

const words = (points: number) => (points > 0 ? `+${points}` : String(points));

/** How a teacher's level and credit come to be, with the latest events. @throws HttpProblem 404 */
export async function deskTeacher(db: Db, id: number, now: Date): Promise<DeskTeacherLevelDetail> {
  const [{ rows }, terms, start, months] = await Promise.all([
    sql<DeskRow>`${selectDesk} where t.user_id = ${id}`.execute(db),
    levelTerms(db),
    settingIn(db, 'teacher.credit_start'),
    settingIn(db, 'teacher.months'),
  ]);
  const [row] = rows;
  if (!row) throw notFound('没有找到这位老师');
  const since = countsFrom(now, months);
  const events = await db
    .selectFrom('credit_events as e')
    .leftJoin('users as u', 'u.id', 'e.by_id')
    .select(['e.id', 'e.points', 'e.reason', 'e.note', 'e.order_id', 'e.at', 'u.nickname'])
    .where('e.teacher_id', '=', id)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(mostEvents)
    .execute();
  const { rows: sums } = await sql<{ gained: number; lost: number }>`
    select coalesce(sum(points) filter (where points > 0), 0)::int as gained,
      coalesce(sum(points) filter (where points < 0), 0)::int as lost
    from credit_events where teacher_id = ${id} and at > ${since} and at <= ${now}`.execute(db);
  const { gained, lost } = sums[0] ?? { gained: 0, lost: 0 };
  const next = terms.find(({ level }) => level === row.level + 1);
  return {
    ...presentDesk(row, now),
    formula: [
      { label: '起点', value: String(start) },
      { label: `近 ${months} 个月加分`, value: words(gained) },
      { label: `近 ${months} 个月扣分`, value: String(lost) },
      { label: '信用分（0 至 100）', value: String(row.credit) },
      {
        label: next ? `距${next.name}` : '等级',
        value: next ? missingFor(next, row, row.credit).join('、') || '已达到，下次计算时升级' : '已是最高',
      },
    ],
    events: events.map(({ id: event, points, reason, note, order_id, at, nickname }) => ({
      ...{ id: event, points, note, order_id, at: toMoment(at), by: nickname ?? '系统' },
      reason: creditReasons[reason],
    })),
  };
}

/** Corrects a teacher's credit in either direction; the reason is kept and told to them. @throws HttpProblem 404 */
export async function correctCredit(
  core: Core,
  trx: Db,
  staffId: number,
  teacherId: number,
  { points, note, order_id }: BodyOf<'POST /staff/teacher/level/correct/:id'>,
  now: Date,
): Promise<DeskTeacherLevelDetail> {
  await deskTeacher(trx, teacherId, now);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'teacher.credit',
    object: ['teacher', String(teacherId)],
    detail: { points, reason: note },
  });
  const orderId = order_id ?? null;
  if (
    !(await addCredit(trx, {
      teacherId,
      reason: 'correction',
      points,
      note,
      orderId,
      byId: staffId,
      at: now,
    }))
  )
    throw conflict('没有更正，请刷新后再试');
  await tellOfCorrection(trx, teacherId, points, note, now);
  return deskTeacher(trx, teacherId, now);
}

async function tellOfCorrection(trx: Db, teacherId: number, points: number, note: string, now: Date) {
  await notify(trx, {
    userId: teacherId,
    kind: messageKind.system,
    sub: systemSub.teacher,
    title: '信用分有更正',
    body: `${words(points)} 分：${note}`,
    link: '/teacherinfo/',
    now,
  });
}
