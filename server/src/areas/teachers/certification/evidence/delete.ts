import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { untilNone } from '../../../../jobs/until-none';
import { dropUpload } from '../../../base/files/upload/drop';
import { certifyLimits } from '../limits';
import { remember } from '../move';
import { evidenceStatus as e } from '../rows';

/**
 * Takes the content of an application's evidence away; names, hashes and results stay. Call it under the application's lock.
 * @returns ids whose bytes are of no use any more, for after the commit
 */
export async function dropContent(trx: Db, applicationId: number, at: Date): Promise<string[]> {
  await trx
    .deleteFrom('teacher_evidence')
    .where('application_id', '=', applicationId)
    .where('status', '=', e.receiving)
    .execute();
  const rows = await trx
    .updateTable('teacher_evidence')
    .set({ status: e.deleted, deleted_at: at, key: null, print: null })
    .where('application_id', '=', applicationId)
    .where('status', 'in', [e.kept, e.replaced])
    .returning('id')
    .execute();
  await trx
    .updateTable('teacher_applications')
    .set({ evidence_until: null })
    .where('id', '=', applicationId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes bytes; a server that ends before is followed by {@link sweepEvidence}. */
export async function removeBytes(core: Core, ids: readonly string[]): Promise<void> {
  for (const id of ids) await core.evidence.remove(id);
}

/** Evidence whose time is over: of decided applications, and of drafts that nobody touched for long. */
async function deleteSome(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const due = await core.db
    .selectFrom('teacher_applications')
    .select('id')
    .where('evidence_until', '<=', now)
    .orderBy('evidence_until')
    .limit(certifyLimits.batch)
    .execute();
  for (const { id } of due) {
    const ids = await core.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('teacher_applications')
        .select(['id', 'status', 'evidence_until'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row?.evidence_until || row.evidence_until > now) return [];
      const gone = await dropContent(trx, id, now);
      await remember(trx, id, 'evidence_deleted', { actor: 'system', at: now }, row.status, row.status);
      return gone;
    });
    await removeBytes(core, ids);
  }
  return due.length;
}

/** Deletes evidence once its time is over. */
export const deleteDue = (core: Core): Promise<void> =>
  untilNone(() => deleteSome(core), certifyLimits.batch);

/** Uploads that nobody hands over go, and bytes that no row needs. */
export async function sweepEvidence(core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const loose = await core.db
    .deleteFrom('teacher_evidence')
    .where('status', '=', e.receiving)
    .where('created_at', '<=', new Date(now - certifyLimits.uploadFor))
    .returning(['user_id', 'file_id'])
    .execute();
  for (const { user_id, file_id } of loose) await dropUpload(core, user_id, file_id).catch(() => undefined);
  // Those that are just being written have no row in use yet.
  const old = (await core.evidence.list()).filter(({ since }) => since.getTime() <= Date.now() - 3_600_000);
  const ids = [...new Set(old.map(({ id }) => id))];
  if (ids.length === 0) return;
  const needed = await core.db
    .selectFrom('teacher_evidence')
    .select('id')
    .where('id', 'in', ids)
    .where('key', 'is not', null)
    .execute();
  const kept = new Set(needed.map(({ id }) => id));
  await removeBytes(
    core,
    ids.filter((id) => !kept.has(id)),
  );
}
