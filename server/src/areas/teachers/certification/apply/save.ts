import type { BodyOf } from '@harbor/contract';
import { type ApplyItem, applyItem } from '@harbor/contract/teacher-apply-items';
import {
  teacherApplyStatus as a,
  candidateKind,
  teacherStatus as t,
  teacherApplyKind,
} from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { getRow, updateRows } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { entryById } from '../../dictionary/candidates';
import { answersOf, changedItems } from '../answers';
import { noId, openId, sealedId } from '../identity';
import { remember } from '../move';
import { type Answers, type ApplicationRow, type Choice, evidenceStatus as e } from '../rows';
import { teacherOf } from '../teachers';
import { lastApplication, lockOpenApplication, mayEdit } from './open';

type FormBody = Omit<Extract<BodyOf<'POST /teacher/v3/certification'>, { step: 'form' }>, 'step'>;
type IdBody = Omit<Extract<BodyOf<'POST /teacher/v3/certification'>, { step: 'teacherid' }>, 'step'>;

/** TA-261119-0426: the day, and a number that tells nothing of how many there are. */
const numberOf = (id: number, now: Date) =>
  `TA-${toMoment(now).slice(2, 10).replaceAll('-', '')}-${String((id * 7919 + 131) % 1_000_000).padStart(4, '0')}`;

/** Makes an application, with what an earlier one of the person holds. */
export async function beginApplication(
  trx: Db,
  userId: number,
  { kind, flow, before, now }: { kind: 1 | 2; flow: 2 | 3; before: Partial<Answers>; now: Date },
): Promise<ApplicationRow> {
  const { id } = await trx
    .insertInto('teacher_applications')
    .values({
      ...{ no: `new-${userId}-${now.getTime()}`, user_id: userId, kind, flow_version: flow, status: a.draft },
      answers: JSON.stringify(before),
      ...{ saved_at: now, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRows(trx, 'teacher_applications', { id }, { no: numberOf(id, now) });
  await remember(trx, id, 'begin', { actor: 'teacher', actorId: userId, at: now }, null, a.draft);
  return getRow(trx, 'teacher_applications', { id });
}

/**
 * The application that a person writes at, under its lock; a new one where there is none, with what a refused one held.
 * @throws HttpProblem 409 for a teacher in force, who begins a change instead
 */
export async function ensureDraft(
  core: Core,
  trx: Db,
  userId: number,
  flow: 2 | 3,
  now: Date,
): Promise<ApplicationRow> {
  const going = await lockOpenApplication(trx, userId);
  if (going) return going;
  // One begin of a person after the other. Accounts are locked after applications: that is why it was looked for before.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const begun = await lockOpenApplication(trx, userId);
  if (begun) return begun;
  const teacher = await teacherOf(trx, userId);
  if (teacher && teacher.status !== t.left) throw conflict('您已是认证老师，如需修改请先点“变更认证资料”');
  const last = await lastApplication(trx, userId);
  const kept = last?.status === a.rejected && !last.forged ? last : undefined;
  const row = await beginApplication(trx, userId, {
    ...{ kind: teacherApplyKind.first, flow, before: kept?.answers ?? {}, now },
  });
  if (!kept) return row;
  // What was refused stays as a draft: its number and its evidence go along.
  const number = openId(core, kept);
  if (number !== '')
    await updateRows(
      trx,
      'teacher_applications',
      { id: row.id },
      sealedId(core, row.id, kept.id_type, number),
    );
  await trx
    .updateTable('teacher_evidence')
    .set({ application_id: row.id, round: 0 })
    .where('application_id', '=', kept.id)
    .where('status', '=', e.kept)
    .execute();
  return getRow(trx, 'teacher_applications', { id: row.id });
}

/** Ids of the dictionary are looked up, so that an entry reads as it does there. */
async function cleanChoice(trx: Db, kind: 1 | 2, choice: Choice, field: string): Promise<Choice> {
  if (choice.id === null) return choice;
  const entry = await entryById(trx, kind, choice.id);
  if (!entry) throw invalid({ [field]: ['请从列表中选择，或填写“其他”'] });
  return entry;
}

async function cleaned(trx: Db, body: FormBody): Promise<Partial<Answers>> {
  const { university, major } = body;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return {
    ...(given as Partial<Answers>),
    ...(university && {
      university: await cleanChoice(trx, candidateKind.university, university, 'university'),
    }),
    ...(major && { major: await cleanChoice(trx, candidateKind.major, major, 'major') }),
  };
}

/** Marks what was sent back and reads differently now as mended. */
async function mendItems(trx: Db, row: ApplicationRow, items: readonly ApplyItem[], now: Date) {
  if (row.status !== a.supplement || items.length === 0) return;
  await trx
    .updateTable('teacher_application_items')
    .set({ fixed_at: now })
    .where('application_id', '=', row.id)
    .where('item', 'in', [...items])
    .where('result', '=', 2)
    .execute();
}

async function checkEditable(trx: Db, row: ApplicationRow, items: readonly ApplyItem[]): Promise<void> {
  if (row.status !== a.draft && row.status !== a.supplement) throw conflict('申请正在审核，现在不能修改');
  for (const item of items)
    if (!(await mayEdit(trx, row, item))) throw conflict(`“${applyItem(item).label}”已通过，不用再改`);
}

/** Keeps what of the form was filled in, whole or not. @throws HttpProblem 409 under review, or an item that is decided */
async function saveForm(core: Core, userId: number, flow: 2 | 3, body: FormBody): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await ensureDraft(core, trx, userId, flow, now);
    const before = answersOf(row);
    const after = { ...before, ...(await cleaned(trx, body)) };
    const changed = changedItems(before, after);
    await checkEditable(trx, row, changed);
    await updateRows(
      trx,
      'teacher_applications',
      { id: row.id },
      {
        answers: JSON.stringify(after) as never,
        saved_at: now,
        // Who goes on with the other form hands in by that one.
        ...(row.status === a.draft && { flow_version: flow }),
      },
    );
    await mendItems(trx, row, changed, now);
  });
}

/** Keeps the kind and the number of the identity document, the number sealed. @throws HttpProblem 409 */
async function saveIdentity(
  core: Core,
  userId: number,
  flow: 2 | 3,
  { id_type, id_number }: IdBody,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await ensureDraft(core, trx, userId, flow, now);
    await checkEditable(trx, row, ['id_number']);
    const type = id_type ?? row.id_type;
    const number = id_number?.toUpperCase().replace(/\s/g, '');
    const changed = id_type !== undefined && id_type !== row.id_type;
    const sealed = number === undefined ? {} : number === '' ? noId : sealedId(core, row.id, type, number);
    await updateRows(
      trx,
      'teacher_applications',
      { id: row.id },
      {
        ...(id_number === null ? noId : sealed),
        // A number of another kind of document is none of this one.
        ...(changed && number === undefined && noId),
        ...{ id_type: type, saved_at: now },
        ...(row.status === a.draft && { flow_version: flow }),
      },
    );
    await mendItems(trx, row, ['id_number'], now);
  });
}

/** Keeps one step of the form as far as it is filled in. @throws HttpProblem 409 under review, or what is decided */
export function saveStep(
  core: Core,
  userId: number,
  flow: 2 | 3,
  body: BodyOf<'POST /teacher/v2/certification'>,
): Promise<void> {
  if (body.step === 'form') {
    const { step, ...given } = body;
    return saveForm(core, userId, flow, given);
  }
  const { step, ...given } = body;
  return saveIdentity(core, userId, flow, given);
}
