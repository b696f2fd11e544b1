import type { Db } from '../../../db/connect';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { SubmissionRow } from './rows';

/** Where an author follows a submission; both platforms know the address. */
export const submissionPath = (id: number) => `/uploadfile/${id}`;

/** Tells the author how the submission stands, in the transaction in which it came to stand so. */
export function tellAuthor(
  trx: Db,
  row: SubmissionRow,
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  return notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.submission,
    title: words.title,
    body: `《${row.manuscript.title ?? ''}》${words.body}`,
    link: submissionPath(row.id),
    object: { type: 'submission', id: row.id },
    now,
  });
}

/** Tells the editor who advises on it that the author has done something; nobody yet, nobody told. */
export async function tellEditor(trx: Db, row: SubmissionRow, title: string, now: Date): Promise<void> {
  if (row.editor_id === null) return;
  await notify(trx, {
    userId: row.editor_id,
    kind: messageKind.system,
    sub: systemSub.submission,
    title,
    body: `投稿 ${row.submission_no ?? ''}《${row.manuscript.title ?? ''}》`,
    object: { type: 'submission', id: row.id },
    now,
  });
}
