import type { Db } from '../../db/connect';
import type { HolderKind, Reader } from '../files/holders';

async function ownerOf(db: Db, holderId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('user_id')
    .where('id', '=', Number(holderId))
    .executeTakeFirst();
  return row?.user_id;
}

/** The author reads, and staff who advise; nobody else. */
const mayRead = async (db: Db, user: Reader, holderId: string) =>
  user.is_staff || (await ownerOf(db, holderId)) === user.id;

/** Manuscripts of submissions and their drafts; the id is the submission's. */
export const submissionFiles: HolderKind = { title: '投稿稿件', ofOrder: false, mayRead, ownerOf };

/** What authors supplied after a question. */
export const submissionSupplements: HolderKind = { title: '投稿补充资料', ofOrder: false, mayRead, ownerOf };

/** What holds the manuscript of a submission. */
export const manuscriptHolder = (id: number) => ({ kind: 'submission', id });
/** What holds the files that were supplied later. */
export const supplementHolder = (id: number) => ({ kind: 'submission_supplement', id });
