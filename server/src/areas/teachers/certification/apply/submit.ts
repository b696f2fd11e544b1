import {
  teacherApplyStatus as a,
  candidateKind,
  teacherApplyKind,
} from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { insertRow, removeRows } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import { propose } from '../../dictionary/candidates';
import { recordConsents, type Signing } from '../agreements/consents';
import { inForce } from '../agreements/in-force';
import { moveApplication, moveTeacher, remember } from '../move';
import type { ApplicationRow } from '../rows';
import { lockTeacher } from '../teachers';
import { mayApply } from './may-apply';
import { lockOpenApplication } from './open';
import { missingOf, type Whole, wholeOf } from './whole';

/** What was agreed to with the hand-in. */
export interface HandIn extends Signing {
  userId: number;
  consents: { id_data: string; truth: true };
}

/** Words of the applicant that the dictionary lacks. */
async function proposeWords(trx: Db, { row, answers }: Whole, now: Date): Promise<void> {
  const words = [
    [candidateKind.university, answers.university],
    [candidateKind.major, answers.major],
  ] as const;
  for (const [kind, choice] of words)
    if (choice && choice.id === null)
      await propose(trx, { kind, text: choice.name, userId: row.user_id, now });
}

/** What of a change reads as before needs no second look. */
async function passUnchanged(trx: Db, { row, items, changed }: Whole, now: Date): Promise<void> {
  if (!changed) return;
  for (const { key, filled, files } of items)
    if (filled && files.length === 0 && !changed.includes(key))
      await insertRow(trx, 'teacher_application_items', {
        ...{ application_id: row.id, item: key, result: 1, reason: '', round: row.round + 1 },
        ...{ decided_by: 0, decided_at: now },
      });
}

async function handInDraft(trx: Db, whole: Whole, now: Date): Promise<void> {
  const { row } = whole;
  if (row.kind === teacherApplyKind.change) {
    const teacher = await lockTeacher(trx, row.user_id);
    if (!teacher) throw conflict('只有认证老师可以变更资料');
    await moveTeacher(trx, teacher, 'change', { actor: 'teacher', actorId: row.user_id, at: now });
  } else {
    const { why } = await mayApply(trx, row.user_id, await lockTeacher(trx, row.user_id), now);
    if (why) throw conflict(why);
  }
  await trx.deleteFrom('teacher_application_items').where('application_id', '=', row.id).execute();
  await passUnchanged(trx, whole, now);
}

/** What was sent back and is mended is open again; what passed stays so. */
async function handInMended(trx: Db, { row, items }: Whole): Promise<void> {
  for (const { key, judged } of items)
    if (judged?.result === 2)
      await removeRows(trx, 'teacher_application_items', { application_id: row.id, item: key });
}

/**
 * Hands in a draft, or what was sent back: with the separate consent to what identity documents tell, and the word that
 * all is true.
 * @throws HttpProblem 409 too often or too soon, or it moved meanwhile; 422 for what is missing, by item, and for a version
 *   of the consent that is not in force
 */
export async function handIn(core: Core, { userId, consents, now, ...origin }: HandIn): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row: ApplicationRow | undefined = await lockOpenApplication(trx, userId);
    if (!row) throw conflict('还没有填写认证资料');
    if (row.status !== a.draft && row.status !== a.supplement) throw conflict('申请已经提交，请等待审核');
    const whole = await wholeOf(core, trx, row);
    const missing = missingOf(whole);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map(({ key, message }) => [key, [message]])));
    if (consents.id_data !== (await inForce(trx, 'id_data', now)).version)
      throw invalid({ 'consents.id_data': ['《敏感个人信息处理说明》有新版本，请重新阅读'] });
    const draft = row.status === a.draft;
    await (draft ? handInDraft(trx, whole, now) : handInMended(trx, whole));
    await proposeWords(trx, whole, now);
    await recordConsents(trx, { userId, now, ...origin }, [
      { document: 'id_data', version: consents.id_data, application_id: row.id },
      { document: 'truth', version: consents.id_data, application_id: row.id },
    ]);
    await moveApplication(
      trx,
      row,
      draft ? 'submit' : 'resubmit',
      { actor: 'teacher', actorId: userId, at: now },
      {
        ...{ round: row.round + 1, submitted_at: now, supplement_until: null, reminded_at: null },
        ...{ first_submitted_at: row.first_submitted_at ?? now, saved_at: now, reason: '' },
      },
    );
    await remember(
      trx,
      row.id,
      'consent',
      { actor: 'teacher', actorId: userId, note: `说明第 ${consents.id_data} 版`, at: now },
      a.waiting,
      a.waiting,
    );
  });
}
