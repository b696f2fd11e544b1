import type { BodyOf, SubmissionDetail } from '@harbor/contract';
import { feedbackResults } from '@harbor/contract/submission-status';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { conflict, invalid } from '../../../http/problem';
import { filesOf, holdFiles } from '../../base/files/hold';
import { supplementHolder } from './holder';
import { submissionLimits } from './limits';
import { moveSubmission } from './move';
import { presentDetail } from './present';
import { lockOwn } from './queries';
import type { SubmissionRow } from './rows';
import { authorMay } from './rules';
import { assertMaySubmit } from './submit';
import { tellEditor } from './tell';
import type { SubmissionEvent } from './transitions';

/** Whose submission, and when. */
export interface OwnAct {
  userId: number;
  id: number;
  now: Date;
}

interface Step {
  event: SubmissionEvent;
  content?: string;
  changes?: Omit<Updateable<DB['submissions']>, 'status' | 'due_at' | 'reminded_at' | 'updated_at'>;
  /** What the editor hears. */
  told?: string;
}

async function take(trx: Db, row: SubmissionRow, { userId, now }: OwnAct, step: Step) {
  if (!authorMay(row, step.event, now)) throw conflict();
  const moved = await moveSubmission(
    trx,
    row,
    { event: step.event, actor: 'user', actorId: userId, at: now, content: step.content },
    step.changes,
  );
  if (step.told) await tellEditor(trx, moved, step.told, now);
  return presentDetail(trx, moved, now);
}

const act = async (trx: Db, own: OwnAct, step: Step): Promise<SubmissionDetail> =>
  take(trx, await lockOwn(trx, own.userId, own.id), own, step);

/** Answers what the editor asked, with further files. @throws HttpProblem 404, 409, 422 on `files` */
export async function supply(
  trx: Db,
  own: OwnAct,
  { content, files }: BodyOf<'POST /submission/supply/:id'>,
): Promise<SubmissionDetail> {
  const row = await lockOwn(trx, own.userId, own.id);
  if (!authorMay(row, 'supply', own.now)) throw conflict();
  const holder = supplementHolder(row.id);
  const known = (await filesOf(trx, holder)).map(({ id }) => id);
  await holdFiles(trx, {
    userId: own.userId,
    ids: [...known, ...files.filter((id) => !known.includes(id))],
    holder,
    field: 'files',
    rule: { ...submissionLimits.files, max: known.length + submissionLimits.files.max },
    now: own.now,
  });
  return take(trx, row, own, {
    event: 'supply',
    content,
    changes: { question: '' },
    told: '作者补充了投稿资料',
  });
}

/** Asks for another recommendation. @throws HttpProblem 404, 409 */
export const again = (trx: Db, own: OwnAct, reason: string) =>
  act(trx, own, { event: 'again', content: reason, told: '作者请您再次推荐期刊' });

const today = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The author has sent the manuscript. @throws HttpProblem 404, 409, 422 a day to come */
export async function sendOut(
  trx: Db,
  own: OwnAct,
  { journal, sent_on, manuscript_no = '' }: BodyOf<'POST /submission/send/:id'>,
): Promise<SubmissionDetail> {
  if (sent_on > today(own.now)) throw invalid({ sent_on: ['投稿日期不能晚于今天'] });
  return act(trx, own, {
    event: 'send',
    content: `《${journal}》· ${sent_on}${manuscript_no && ` · 稿件编号 ${manuscript_no}`}`,
    changes: { sent: JSON.stringify({ journal, sent_on, manuscript_no }), feedback: null },
    told: '作者登记已投出',
  });
}

/** The journal has answered. @throws HttpProblem 404, 409, 422 a day to come, or before the sending */
export async function recordFeedback(
  trx: Db,
  own: OwnAct,
  { result, answered_on, note = '' }: BodyOf<'POST /submission/feedback/:id'>,
): Promise<SubmissionDetail> {
  const row = await lockOwn(trx, own.userId, own.id);
  if (answered_on > today(own.now)) throw invalid({ answered_on: ['反馈日期不能晚于今天'] });
  if (row.sent && answered_on < row.sent.sent_on)
    throw invalid({ answered_on: ['反馈日期不能早于投稿日期'] });
  return take(trx, row, own, {
    event: 'feedback',
    content: `${feedbackResults[result]} · ${answered_on}${note && `：${note}`}`,
    changes: { feedback: JSON.stringify({ result, answered_on, note }) },
    told: '作者登记了期刊的反馈',
  });
}

/** Takes the manuscript back before it was sent. @throws HttpProblem 404, 409 */
export const withdraw = (trx: Db, own: OwnAct, reason: string) =>
  act(trx, own, {
    event: 'withdraw',
    content: reason,
    changes: { close_reason: `您已撤回：${reason}` },
    told: '作者撤回了投稿',
  });

/** Ends what was sent. @throws HttpProblem 404, 409 */
export const finish = (trx: Db, own: OwnAct) =>
  act(trx, own, { event: 'finish', changes: { close_reason: '' } });

/** Opens again what the author withdrew, or what lapsed. @throws HttpProblem 404, 409 too late, or too many open ones */
export async function reopen(trx: Db, own: OwnAct, reason: string): Promise<SubmissionDetail> {
  const row = await lockOwn(trx, own.userId, own.id);
  await assertMaySubmit(trx, own.userId);
  return take(trx, row, own, { event: 'reopen', content: reason, told: '作者重新打开了投稿' });
}
