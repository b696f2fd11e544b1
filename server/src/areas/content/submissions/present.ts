import type { SubmissionCard, SubmissionDetail } from '@harbor/contract';
import { subjects } from '@harbor/contract/subjects';
import {
  feedbackResults,
  manuscriptKinds,
  manuscriptLanguages,
  submissionStatus as s,
  submissionStatusLabel,
  targetLevels,
} from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../time';
import { filesOf } from '../../base/files/hold';
import { manuscriptHolder, supplementHolder } from './holder';
import { hintOf, lineTitle, stepsOf } from './labels';
import { linesOf } from './queries';
import type { SubmissionRow } from './rows';
import { authorMay } from './rules';
import type { SubmissionActor } from './transitions';

const senders = { user: 'user', operator: 'staff', system: 'system' } as const satisfies Record<
  SubmissionActor,
  string
>;

/** A submission in a list. */
export function presentCard(row: SubmissionRow): SubmissionCard {
  const { title = '', kind, language, level, subject_id } = row.manuscript;
  return {
    id: row.id,
    submission_no: row.submission_no ?? '',
    title,
    kind_text: kind ? manuscriptKinds[kind] : '',
    language_text: language ? manuscriptLanguages[language] : '',
    level_text: level ? targetLevels[level] : '',
    subject_text: subjects[subject_id as keyof typeof subjects] ?? '',
    status: row.status,
    status_text: submissionStatusLabel[row.status],
    hint: hintOf(row),
    urgent: row.status === s.needsAuthor || row.status === s.recommended,
    due_at: row.status === s.needsAuthor ? toMomentOrNull(row.due_at) : null,
    submitted_at: toMoment(row.submitted_at ?? row.created_at),
    updated_at: toMoment(row.updated_at),
  };
}

/** A submission with everything its author may see. */
export async function presentDetail(db: Db, row: SubmissionRow, now: Date): Promise<SubmissionDetail> {
  const [lines, files, supplements] = await Promise.all([
    linesOf(db, row.id),
    filesOf(db, manuscriptHolder(row.id)),
    filesOf(db, supplementHolder(row.id)),
  ]);
  const may = (event: Parameters<typeof authorMay>[1]) => authorMay(row, event, now);
  return {
    ...presentCard(row),
    manuscript: row.manuscript,
    files,
    supplements,
    question: row.status === s.needsAuthor ? row.question : '',
    recommendations: row.recommendations,
    recommendation_note: row.recommendation_note,
    sent: row.sent,
    feedback: row.feedback && { ...row.feedback, result_text: feedbackResults[row.feedback.result] },
    close_reason: row.close_reason,
    steps: stepsOf(row, lines),
    lines: lines.map((line) => ({
      id: line.id,
      from: senders[line.actor],
      title: lineTitle(line),
      content: line.content,
      at: toMoment(line.at),
    })),
    actions: {
      withdraw: may('withdraw'),
      supply: may('supply'),
      again: may('again'),
      send: may('send'),
      feedback: may('feedback'),
      finish: may('finish'),
      reopen: may('reopen'),
    },
  };
}
