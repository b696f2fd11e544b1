import { randomInt } from 'node:crypto';
import type { Manuscript, SubmissionDetail } from '@harbor/contract';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { compactDay } from '../../../labels/beijing';
import { userStatus } from '../../base/accounts/user-status';
import { ensureDraft, keepManuscriptFiles } from './draft';
import { submissionLimits } from './limits';
import { moveSubmission } from './move';
import { presentDetail } from './present';

/** `TG202611214827`: the Beijing day and six random digits, so that submissions cannot be counted. */
const newNumber = (at: Date) => `TG${compactDay(at)}${randomInt(0, 1_000_000).toString().padStart(6, '0')}`;

async function freeNumber(trx: Db, at: Date): Promise<string> {
  for (;;) {
    const number = newNumber(at);
    const taken = await findRow(trx, 'submissions', { submission_no: number }, ['id']);
    if (!taken) return number;
  }
}

/** @throws HttpProblem 409 too many open ones, or the account is being closed */
export async function assertMaySubmit(trx: Db, userId: number): Promise<void> {
  const author = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (author.status !== userStatus.normal) throw conflict('账号正在注销中，不能投稿');
  const { open } = await trx
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('status', 'not in', [s.draft, s.closed])
    .executeTakeFirstOrThrow();
  if (open >= submissionLimits.openPerAuthor) throw conflict(`您有${open}份投稿正在进行，请先结束其中的几份`);
}

/** What AI did beyond language has to be said. @throws HttpProblem 422 by field */
function check(manuscript: Manuscript, files: readonly string[], now: Date): void {
  if (files.length === 0) throw invalid({ files: ['请上传稿件'] });
  if (manuscript.ai_use !== 'none' && !manuscript.ai_note)
    throw invalid({ ai_note: ['请说明用了什么工具、用在哪里'] });
  const today = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  if (manuscript.wish_date && manuscript.wish_date < today)
    throw invalid({ wish_date: ['希望投出的日期不能早于今天'] });
}

/**
 * Hands a manuscript in: the author's draft becomes a submission that waits for an editor.
 * @throws HttpProblem 409 too many open ones, account being closed · 422 by field
 */
export async function submit(
  trx: Db,
  userId: number,
  { manuscript, files }: { manuscript: Manuscript; files: string[] },
  now: Date,
): Promise<SubmissionDetail> {
  check(manuscript, files, now);
  await assertMaySubmit(trx, userId);
  const draft = await ensureDraft(trx, userId, now);
  await keepManuscriptFiles(trx, draft, files, now);
  const row = await moveSubmission(
    trx,
    draft,
    { event: 'submit', actor: 'user', actorId: userId, at: now },
    {
      manuscript: JSON.stringify(manuscript),
      submission_no: await freeNumber(trx, now),
      submitted_at: now,
    },
  );
  return presentDetail(trx, row, now);
}
