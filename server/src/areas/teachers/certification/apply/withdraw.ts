import { teacherApplyStatus as a, teacherApplyKind } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { updateRows } from '../../../../db/rows';
import { conflict } from '../../../../http/problem';
import { recordConsents, type Signing } from '../agreements/consents';
import { inForce } from '../agreements/in-force';
import { dropContent, removeBytes } from '../evidence/delete';
import { noId } from '../identity';
import { moveApplication, moveTeacher, remember } from '../move';
import type { ApplicationRow } from '../rows';
import { lockTeacher } from '../teachers';
import { lastApplication, lockOpenApplication } from './open';

/** What was being changed is as it was: the old data stay in force. */
export async function endChange(
  trx: Db,
  { user_id, kind }: Pick<ApplicationRow, 'user_id' | 'kind'>,
  actor: { actor: 'teacher' | 'operator' | 'system'; actorId?: number | null; at: Date },
): Promise<void> {
  if (kind !== teacherApplyKind.change) return;
  const teacher = await lockTeacher(trx, user_id);
  if (teacher?.status === 6) await moveTeacher(trx, teacher, 'end_change', actor);
}

async function toDraft(trx: Db, row: ApplicationRow, userId: number, at: Date): Promise<void> {
  const by = { actor: 'teacher', actorId: userId, at } as const;
  await moveApplication(trx, row, 'withdraw', by, { supplement_until: null, reminded_at: null });
  await endChange(trx, row, by);
}

/** Takes an application that has no answer back to the draft. @throws HttpProblem 409 for none, or one under review */
export async function withdrawApplication(core: Core, userId: number): Promise<void> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockOpenApplication(trx, userId);
    if (!row || row.status === a.draft) throw conflict('没有可以撤回的申请');
    if (row.status === a.reviewing) throw conflict('审核员正在审核，请稍后再撤回');
    await toDraft(trx, row, userId, at);
  });
}

/** Gives up a change that was not handed in. @throws HttpProblem 409 for none */
export async function dropChange(core: Core, userId: number): Promise<void> {
  const ids = await core.db.transaction().execute(async (trx) => {
    const row = await lockOpenApplication(trx, userId);
    if (!row || row.kind !== teacherApplyKind.change || row.status !== a.draft)
      throw conflict('没有可以放弃的变更');
    const gone = await dropContent(trx, row.id, new Date(core.settings.clock.now()));
    await trx.deleteFrom('teacher_applications').where('id', '=', row.id).execute();
    return gone;
  });
  await removeBytes(core, ids);
}

/**
 * Takes the consent to identity data back: pictures, originals and the number are gone at once; what was not decided is a
 * draft again. What was decided stays, as results alone.
 * @throws HttpProblem 409 while somebody looks at the application
 */
export async function withdrawConsent(
  core: Core,
  userId: number,
  origin: Omit<Signing, 'now'>,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const ids = await core.db.transaction().execute(async (trx) => {
    const open = await lockOpenApplication(trx, userId);
    if (open?.status === a.reviewing) throw conflict('审核员正在审核，请先撤回申请');
    if (open && open.status !== a.draft) await toDraft(trx, open, userId, now);
    const last = await lastApplication(trx, userId);
    const { version } = await inForce(trx, 'id_data', now);
    await recordConsents(
      trx,
      { userId, now, ...origin },
      [{ document: 'id_data', version, application_id: last?.id ?? null }],
      'withdraw',
    );
    const rows = await trx
      .selectFrom('teacher_applications')
      .select(['id', 'status'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const gone: string[] = [];
    for (const { id, status } of rows) {
      gone.push(...(await dropContent(trx, id, now)));
      await updateRows(trx, 'teacher_applications', { id }, noId);
      await remember(
        trx,
        id,
        'consent_withdrawn',
        { actor: 'teacher', actorId: userId, at: now },
        status,
        status,
      );
    }
    return gone;
  });
  await removeBytes(core, ids);
}
