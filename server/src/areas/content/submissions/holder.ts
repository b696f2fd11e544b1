import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { staffMay } from '../../../http/access';
import type { HolderKind, Reader } from '../../base/files/holders';

function rowOf(db: Db, holderId: string) {
  return findRow(db, 'submissions', { id: Number(holderId) }, ['user_id', 'status']);
}

const ownerOf = async (db: Db, holderId: string) => (await rowOf(db, holderId))?.user_id;

/** The author reads, and staff who advise once it is handed in; nobody else. */
async function mayRead(db: Db, user: Reader, holderId: string): Promise<boolean> {
  const row = await rowOf(db, holderId);
  if (!row) return false;
  return row.user_id === user.id || (staffMay(user.staff, 'submissions') && row.status !== s.draft);
}

/** Manuscripts of submissions and their drafts; the id is the submission's. */
export const submissionFiles: HolderKind = { title: '投稿稿件', ofOrder: false, mayRead, ownerOf };

/** What authors supplied after a question. */
export const submissionSupplements: HolderKind = { title: '投稿补充资料', ofOrder: false, mayRead, ownerOf };

/** What holds the manuscript of a submission. */
export const manuscriptHolder = (id: number) => ({ kind: 'submission', id });
/** What holds the files that were supplied later. */
export const supplementHolder = (id: number) => ({ kind: 'submission_supplement', id });
