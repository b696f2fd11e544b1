import type { ApplyItemState, CertificationState, TeacherApplication } from '@harbor/contract';
import { applyItem, type Degree, degrees } from '@harbor/contract/teacher-apply-items';
import {
  teacherApplyStatus as a,
  teacherStatus as t,
  teacherApplyKind,
  teacherStatusLabel,
} from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { settingIn } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';
import { agreedOf } from '../agreements/consents';
import { inForce } from '../agreements/in-force';
import { isCurrent, presentEvidence } from '../evidence/queries';
import { certifyLimits } from '../limits';
import { type ApplicationRow, evidenceStatus as e, type TeacherRow } from '../rows';
import { leaveBlockersOf, teacherOf } from '../teachers';
import { applyEventText } from '../transitions';
import { mayApply } from './may-apply';
import { lastApplication, openApplication } from './open';
import { missingOf, type Whole, type WholeItem, wholeOf } from './whole';

const momentOf = (at: Date | null): string | null => at && toMoment(at);

/** What somebody sees before anything is saved. */
function noneYet(userId: number, flow: 2 | 3, now: Date): ApplicationRow {
  return {
    ...{ id: 0, no: '', user_id: userId, kind: teacherApplyKind.first, flow_version: flow, status: a.draft },
    ...{ answers: {}, id_type: 'resident', id_number: null, id_hash: null, id_masked: '', round: 0 },
    ...{ first_submitted_at: null, submitted_at: null, locked_by: null, locked_until: null },
    ...{ supplement_until: null, reminded_at: null, decided_at: null, decided_by: null, reason: '' },
    ...{ forged: false, evidence_until: null, saved_at: now, created_at: now, updated_at: now },
  };
}

/** The application that somebody sees: the open one, else the last that was decided, else an empty draft. */
export async function shownApplication(
  db: Db,
  userId: number,
  flow: 2 | 3,
  now: Date,
): Promise<ApplicationRow> {
  return (
    (await openApplication(db, userId)) ?? (await lastApplication(db, userId)) ?? noneYet(userId, flow, now)
  );
}

/** Judgements are told once staff have sent them. */
const told = ({ status }: ApplicationRow) => status !== a.waiting && status !== a.reviewing;

export function presentItem(row: ApplicationRow, item: WholeItem): ApplyItemState {
  const { key, needed, value, filled, problem, judged, files } = item;
  const { label, step } = applyItem(key);
  return {
    ...{ key, label, step, needed, value, filled, problem },
    result: told(row) ? (judged?.result ?? 0) : judged?.result === 1 && judged.round < row.round ? 1 : 0,
    reason: told(row) ? (judged?.reason ?? '') : '',
    fixed: judged?.fixed_at != null,
    files: files.filter((one) => isCurrent(one) || one.status === e.deleted).map(presentEvidence),
  };
}

const who = { teacher: '您', operator: '审核员', system: '系统' } as const;

/** Which lines are the staff's own. */
const unseen = new Set(['begin', 'close', 'unlock']);

export async function historyOf(db: Db, applicationId: number, all = false) {
  const rows = await db
    .selectFrom('teacher_application_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.event', 'h.actor', 'h.note', 'h.at', 'u.nickname'])
    .where('h.application_id', '=', applicationId)
    .orderBy('h.id', 'desc')
    .execute();
  return rows
    .filter(({ event }) => all || !unseen.has(event))
    .map(({ event, actor, note, at, nickname }) => ({
      who: all
        ? actor === 'system'
          ? '系统'
          : actor === 'teacher'
            ? '申请人'
            : (nickname ?? '审核员')
        : who[actor],
      text: `${applyEventText[event as keyof typeof applyEventText] ?? event}${event === 'replace' ? note : ''}`,
      note: event === 'replace' ? '' : note,
      at: toMoment(at),
    }));
}

const stepTitles = {
  form: '认证资料',
  teacherid: '身份信息',
  result: '认证结果',
  examine: '审核进度',
} as const;

function stepsOf({ row, items }: Whole): TeacherApplication['steps'] {
  const filledIn = (['form', 'teacherid'] as const).map((key) => {
    const own = items.filter((item) => applyItem(item.key).step === key && (item.needed || item.filled));
    const filled = own.filter((item) => item.filled && !item.problem).length;
    return {
      ...{ key, title: stepTitles[key], filled, total: own.length },
      done: own.every((item) => (item.filled || !item.needed) && !item.problem),
    };
  });
  const last = row.flow_version === 2 ? 'result' : 'examine';
  const done = row.status === a.approved;
  return [...filledIn, { key: last, title: stepTitles[last], filled: done ? 1 : 0, total: 1, done }];
}

const day = certifyLimits.day;

/** An application as its owner sees it. */
export async function presentApplication(
  core: Core,
  row: ApplicationRow,
  teacher: TeacherRow | undefined,
): Promise<TeacherApplication> {
  const { db } = core;
  const now = new Date(core.settings.clock.now());
  const whole = await wholeOf(core, db, row);
  const [history, { people, count }, may, supplementDays, remindDay] = await Promise.all([
    historyOf(db, row.id),
    db
      .selectFrom('teacher_views')
      .select([
        sql<number>`count(distinct viewer_id)::int`.as('people'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where('application_id', '=', row.id)
      .executeTakeFirstOrThrow(),
    mayApply(db, row.user_id, teacher, now),
    settingIn(db, 'certify.supplement'),
    settingIn(db, 'certify.remind'),
  ]);
  const until = row.supplement_until;
  const from = until && new Date(until.getTime() - supplementDays * day);
  const items = whole.items.map((item) => presentItem(row, item));
  const wanted = items.filter(({ result }) => result === 2);
  const waits = row.status === a.waiting || row.status === a.reviewing;
  return {
    ...{ id: row.id, no: row.no, kind: row.kind, flow_version: row.flow_version, status: row.status },
    ...{ status_text: teacherStatusLabel[row.status], answers: whole.answers },
    ...{ id_type: row.id_type, id_masked: row.id_masked, steps: stepsOf(whole), items },
    missing: row.status === a.draft || row.status === a.supplement ? missingOf(whole) : [],
    submitted_at: momentOf(row.submitted_at),
    answer_by:
      waits && row.submitted_at
        ? toMoment(new Date(row.submitted_at.getTime() + certifyLimits.answerHours * 3_600_000))
        : null,
    supplement_from: momentOf(from),
    supplement_until: momentOf(until),
    remind_at: from && toMoment(new Date(from.getTime() + remindDay * day)),
    supplements: { wanted: wanted.length, fixed: wanted.filter(({ fixed }) => fixed).length },
    decided_at: momentOf(row.decided_at),
    ...{ reason: row.reason, forged: row.forged, year_number: may.count, year_most: may.most },
    ...{ views: { people, count }, evidence_until: momentOf(row.evidence_until), history },
    saved_at: row.id === 0 ? null : toMoment(row.saved_at),
  };
}

/** What is certified, as its owner and staff read it. */
export const certifiedOf = (teacher: TeacherRow) =>
  [
    ['真实姓名', teacher.real_name],
    ['最高学历', degrees[teacher.degree as Degree] ?? ''],
    ['毕业院校', teacher.university],
    ['专业', teacher.major],
    ['职称', teacher.title],
    ['工作单位', teacher.unit],
  ].flatMap(([label = '', value = '']) => (value ? [{ label, value }] : []));

export const presentTeacher = (teacher: TeacherRow) => ({
  ...{ status: teacher.status, status_text: teacherStatusLabel[teacher.status] },
  ...{ real_name: teacher.real_name, certified: certifiedOf(teacher) },
  approved_at: toMoment(teacher.approved_at),
  suspended_until: momentOf(teacher.suspended_until),
  suspend_reason: teacher.suspend_reason,
  signed_at: momentOf(teacher.signed_at),
  ...{ rules_version: teacher.rules_version, pledge_version: teacher.pledge_version },
});

/** The flow that is offered to a person. */
export async function flowOf(db: Db, userId: number): Promise<2 | 3> {
  const user = await findRow(db, 'users', { id: userId }, ['is_new_teacher_info']);
  return user?.is_new_teacher_info === false ? 2 : 3;
}

/** Everything about a person's certification. @param flow whose pages ask; the offered one without */
export async function certificationState(
  core: Core,
  userId: number,
  flow?: 2 | 3,
): Promise<CertificationState> {
  const { db } = core;
  const now = new Date(core.settings.clock.now());
  const offered = await flowOf(db, userId);
  const teacher = await teacherOf(db, userId);
  const row = await shownApplication(db, userId, flow ?? offered, now);
  const [application, may, idData, agreed, blockers] = await Promise.all([
    presentApplication(core, row, teacher),
    mayApply(db, userId, teacher, now),
    inForce(db, 'id_data', now),
    agreedOf(db, userId, 'id_data'),
    teacher && teacher.status !== t.left ? leaveBlockersOf(db, userId) : [],
  ]);
  const teaches = teacher !== undefined && teacher.status !== t.left;
  const draft = row.status === a.draft || row.status === a.supplement;
  const first = row.kind === teacherApplyKind.first;
  const begins = row.status === a.rejected || row.status === a.approved;
  return {
    ...{ application, teacher: teacher ? presentTeacher(teacher) : null, flow: offered },
    can: {
      edit: draft || (begins && !teaches),
      submit:
        draft &&
        application.missing.length === 0 &&
        (row.status === a.supplement || !first || may.why === ''),
      withdraw: row.status === a.waiting || row.status === a.supplement,
      change: teacher?.status === t.approved && (row.id === 0 || begins),
      leave: teaches && teacher.status !== t.changing && blockers.length === 0 && (row.id === 0 || begins),
    },
    why_not: teaches ? '' : may.why,
    apply_from: teaches ? null : momentOf(may.from),
    leave_blockers: blockers,
    sign: teaches && teacher.status !== t.suspended && teacher.signed_at === null,
    id_data_version: idData.version,
    id_data_agreed: agreed?.version ?? null,
  };
}
