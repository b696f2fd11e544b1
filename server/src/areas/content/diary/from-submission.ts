import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { ownSubmission } from '../submissions/queries';
import { isDay, today } from './days';
import { journalByName } from './journal-of';
import { beginManuscript, type OwnAct } from './manuscripts';
import { lockOwner } from './owners';

const goesOn: readonly number[] = [s.recommended, s.sent, s.answered];

/**
 * Goes on in the diary with a direct submission for which journals were recommended, or which its author has sent: its
 * title, its journal (the one it was sent to, or the first that the editor recommends), the day and number of its sending.
 * Doing it again comes to the manuscript that is there.
 * @returns the manuscript
 * @throws HttpProblem 404 not theirs · 409 nothing was recommended yet, or too many manuscripts
 */
export async function continueSubmission(trx: Db, { userId, id, now }: OwnAct): Promise<number> {
  const submission = await ownSubmission(trx, userId, id);
  // Two presses at once: the second waits here, and finds what the first made.
  await lockOwner(trx, userId);
  const known = await trx
    .selectFrom('diary_manuscripts')
    .select('id')
    .where('submission_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known) return known.id;
  const { sent, recommendations, manuscript } = submission;
  if (!goesOn.includes(submission.status) && !sent)
    throw conflict('编辑推荐期刊之后，才能接着记到投稿进度本');
  const name = sent?.journal ?? recommendations[0]?.name ?? '';
  // A direct submission takes any 31 days a month: what the calendar does not have is left out.
  const sentOn = sent && isDay(sent.sent_on) && sent.sent_on <= today(now) ? sent.sent_on : null;
  return beginManuscript(trx, {
    ...{ userId, title: manuscript.title ?? '未命名稿件', submissionId: id, now },
    journal: name ? await journalByName(trx, name) : { journal_id: null, journal_name: '' },
    manuscriptNo: sent?.manuscript_no ?? '',
    submittedOn: sentOn,
  });
}
