import { applyItem } from '@harbor/contract/teacher-apply-items';
import { teacherStatus as t, teacherApplyKind } from '@harbor/contract/teacher-apply-status';
import type { Updateable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { conflict, invalid } from '../../../../http/problem';
import { otherNames } from '../../../../names/institutions';
import { settingIn } from '../../../../site-settings/read';
import { type Whole, wholeOf } from '../apply/whole';
import { endChange } from '../apply/withdraw';
import { teacherApproved } from '../events';
import { certifyLimits } from '../limits';
import { admit, moveApplication, moveTeacher } from '../move';
import type { Answers } from '../rows';
import { lockTeacher } from '../teachers';
import { tellApproved, tellRejected, tellSupplement } from '../tell';
import { whileOpen } from './locked';

const { day } = certifyLimits;

/** Every name of the places that a certification showed: as written, in the dictionary, in the other language. */
async function institutionsOf(trx: Db, { university, unit }: Answers): Promise<string[]> {
  const entry =
    university?.id == null
      ? undefined
      : await findRow(trx, 'dictionary_universities', { id: university.id }, ['english', 'others']);
  const written = [university?.name ?? '', unit].filter(Boolean);
  return [
    ...new Set([
      ...written,
      ...written.flatMap((name) => otherNames(name)),
      ...(entry ? [entry.english, ...entry.others].filter(Boolean) : []),
    ]),
  ];
}

/** What of the answers becomes the teacher's record. */
async function recordOf(trx: Db, { row, answers }: Whole) {
  const { major, university } = answers;
  return {
    application_id: row.id,
    ...{ real_name: answers.real_name, gender: answers.gender, degree: answers.degree },
    ...{ title: answers.title, university: university?.name ?? '', major: major?.name ?? '' },
    ...{ unit: answers.unit, institutions: await institutionsOf(trx, answers) },
    subject_ids:
      answers.subject_ids.length > 0
        ? answers.subject_ids
        : [...new Set(answers.disciplines.map((code) => Number(code.slice(0, 2))))],
    ...{ disciplines: answers.disciplines, major_ids: major?.id == null ? [] : [major.id] },
    languages: answers.languages,
    ...(answers.skills.length > 0 && { skills: answers.skills }),
  } satisfies Updateable<DB['teachers']>;
}

async function putInForce(trx: Db, whole: Whole, staffId: number, at: Date): Promise<void> {
  const { row, answers } = whole;
  const by = { actor: 'operator', actorId: staffId, note: row.no, at } as const;
  const record = await recordOf(trx, whole);
  const teacher = await lockTeacher(trx, row.user_id);
  const works = JSON.stringify(answers.works) as never;
  if (row.kind === teacherApplyKind.change) {
    if (teacher?.status !== t.changing) throw conflict('这位老师的状态已变化，不能通过变更');
    await moveTeacher(trx, teacher, 'end_change', by, { ...record, works });
    return;
  }
  const introduced = { ...record, intro: answers.intro };
  if (!teacher) {
    await admit(trx, { ...introduced, user_id: row.user_id, works: answers.works as never }, by);
    return;
  }
  // Who had left begins anew, and signs anew.
  await moveTeacher(trx, teacher, 'return', by, {
    ...{ ...introduced, works, available: true, signed_at: null, approved_at: at },
  });
}

/**
 * Approves: the data are in force, the person is a teacher, who reads and signs the rules next.
 * @throws HttpProblem 404, 409 while an item is not judged or was sent back
 */
export const approve = (core: Core, staffId: number, id: number): Promise<void> =>
  whileOpen(core, staffId, id, 'teacher_apply.approve', async (trx, row, now) => {
    const whole = await wholeOf(core, trx, row);
    const open = whole.items.filter(
      ({ needed, filled, judged }) => (needed || filled) && judged?.result !== 1,
    );
    if (open.length > 0)
      throw conflict(
        `还有 ${open.length} 项没有通过：${open.map(({ key }) => applyItem(key).label).join('、')}`,
      );
    const change = row.kind === teacherApplyKind.change;
    const days = await settingIn(trx, 'certify.evidence');
    await moveApplication(
      trx,
      row,
      'approve',
      { actor: 'operator', actorId: staffId, at: now },
      {
        ...{ decided_at: now, decided_by: staffId, reason: '' },
        evidence_until: new Date(now.getTime() + days * day),
      },
    );
    await putInForce(trx, whole, staffId, now);
    await teacherApproved.emit(trx, { teacherId: row.user_id, change, at: now });
    await tellApproved(trx, row, change, now);
    return { number: row.no };
  });

/** Sends back what was judged so, with 14 days for it. @throws HttpProblem 404, 409 with nothing to send back */
export const askSupplement = (core: Core, staffId: number, id: number, note = ''): Promise<void> =>
  whileOpen(core, staffId, id, 'teacher_apply.supplement', async (trx, row, now) => {
    const { items } = await wholeOf(core, trx, row);
    const wanted = items.filter(({ judged }) => judged?.result === 2);
    if (wanted.length === 0) throw invalid({ items: ['请先把要补充的项目判定为“需补充”'] });
    const until = new Date(now.getTime() + (await settingIn(trx, 'certify.supplement')) * day);
    const labels = wanted.map(({ key }) => applyItem(key).label).join('、');
    await moveApplication(
      trx,
      row,
      'supplement',
      { actor: 'operator', actorId: staffId, note: note ? `${labels}。${note}` : labels, at: now },
      { supplement_until: until, reminded_at: null },
    );
    await tellSupplement(trx, row, wanted.length, until, now);
    return { count: wanted.length };
  });

/** Refuses, for good reason; with forged evidence for a year. @throws HttpProblem 404, 409 */
export const reject = (
  core: Core,
  staffId: number,
  id: number,
  { reason, forged }: { reason: string; forged: boolean },
): Promise<void> =>
  whileOpen(core, staffId, id, 'teacher_apply.reject', async (trx, row, now) => {
    const by = { actor: 'operator', actorId: staffId, note: reason, at: now } as const;
    const days = await settingIn(trx, 'certify.evidence');
    await moveApplication(trx, row, 'reject', by, {
      ...{ decided_at: now, decided_by: staffId, reason, forged },
      evidence_until: new Date(now.getTime() + days * day),
    });
    await endChange(trx, row, { actor: 'operator', actorId: staffId, at: now });
    await tellRejected(trx, row, reason, row.kind === teacherApplyKind.change, now);
    return { reason };
  });
