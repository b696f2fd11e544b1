import type { BodyOf, DataOf, SubmissionDraft } from '@harbor/contract';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { findRow, removeRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { toMoment } from '../../../time';
import { filesOf, holdFiles, releaseFiles } from '../../base/files/hold';
import { manuscriptHolder } from './holder';
import { submissionLimits } from './limits';
import { lockDraft } from './queries';
import type { SubmissionRow } from './rows';

async function present(db: Db, row: SubmissionRow): Promise<SubmissionDraft> {
  return {
    id: row.id,
    revision: row.revision,
    content: row.manuscript,
    files: await filesOf(db, manuscriptHolder(row.id)),
    saved_at: toMoment(row.updated_at),
  };
}

/** Ties these files to a manuscript and lets go of its others. @throws HttpProblem 422 on `files` */
export async function keepManuscriptFiles(
  trx: Db,
  { id, user_id }: Pick<SubmissionRow, 'id' | 'user_id'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const holder = manuscriptHolder(id);
  await releaseFiles(trx, holder, ids, now);
  await holdFiles(trx, { userId: user_id, ids, holder, field: 'files', rule: submissionLimits.files, now });
}

/** The author's draft; null without one. */
export async function readDraft(db: Db, userId: number): Promise<DataOf<'GET /submission/draft'>> {
  const row = await findRow(db, 'submissions', { user_id: userId, status: s.draft });
  return { draft: row ? await present(db, row) : null };
}

/** The author's draft, locked; made when there is none. Of two that begin at once the second waits for the first. */
export async function ensureDraft(trx: Db, userId: number, now: Date): Promise<SubmissionRow> {
  await trx
    .insertInto('submissions')
    .values({ user_id: userId, status: s.draft, created_at: now, updated_at: now })
    .onConflict((on) => on.column('user_id').where('status', '=', s.draft).doNothing())
    .execute();
  const row = await lockDraft(trx, userId);
  if (!row) throw conflict();
  return row;
}

/**
 * Keeps what was written so far, with its files. Each saving follows the one that the client has seen: what was changed
 * elsewhere is not overwritten.
 * @throws HttpProblem 409 with the newer draft · 422 on `files`
 */
export async function saveDraft(
  trx: Db,
  userId: number,
  { revision, content, files }: BodyOf<'POST /submission/draft'>,
  now: Date,
): Promise<DataOf<'POST /submission/draft'>> {
  const row = await ensureDraft(trx, userId, now);
  if (row.revision !== revision)
    throw conflict('草稿在别处改过，请选择保留哪一份', { draft: await present(trx, row) });
  await keepManuscriptFiles(trx, row, files, now);
  const saved = await trx
    .updateTable('submissions')
    .set({ manuscript: JSON.stringify(content), revision: revision + 1, updated_at: now })
    .where('id', '=', row.id)
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id: saved.id, revision: saved.revision, saved_at: toMoment(saved.updated_at) };
}

/** Throws the draft away; its files go with the next collection. */
export async function dropDraft(trx: Db, userId: number, now: Date): Promise<Record<string, never>> {
  const row = await lockDraft(trx, userId);
  if (!row) return {};
  await releaseFiles(trx, manuscriptHolder(row.id), [], now);
  await removeRows(trx, 'submissions', { id: row.id });
  return {};
}
