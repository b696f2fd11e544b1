import type { DiaryCard, DiaryDeadline, DiaryDetail, DiaryRound } from '@harbor/contract';
import { type DiaryMove, diaryEnds, diaryKinds, diaryMoves, diaryStatusLabel } from '@harbor/contract/diary';
import type { Db } from '../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../time';
import { adviceOf } from './advice';
import { moves } from './checks';
import { daysBetween, today } from './days';
import { figuresOf } from './figures/read';
import { subjectsOf } from './journal-of';
import { mayMove } from './move';
import { ownSpans } from './own-spans';
import { choicesOf } from './owners';
import { deadlinesOf, ownManuscript, roundsOf, stepsOfManuscript } from './queries';
import type { DeadlineRow, ManuscriptRow, RoundRow, StepRow } from './rows';
import { newestMove } from './steps';

/** A deadline as its owner reads it. */
export const presentDeadline = (row: DeadlineRow, now: Date): DiaryDeadline => ({
  id: row.id,
  manuscript_id: row.manuscript_id,
  title: row.title,
  day: row.day,
  days_left: daysBetween(today(now), row.day),
  remind_days: row.remind_days,
  reminded_at: toMomentOrNull(row.reminded_at),
  done: row.done_at !== null,
});

/** What a card is made of, beside the row. */
interface Around {
  round: Pick<RoundRow, 'journal_id' | 'journal_name' | 'manuscript_no'>;
  /** Disciplines of journals, by their ids. */
  subjects: ReadonlyMap<number, string>;
  /** When it was sent to its journal. */
  submittedOn: string | null;
  /** The next one that is not done. */
  next: DeadlineRow | undefined;
}

/** A manuscript in the list. */
export function presentCard(
  row: ManuscriptRow,
  { round, subjects, submittedOn, next }: Around,
  now: Date,
): DiaryCard {
  const day = today(now);
  return {
    id: row.id,
    title: row.title,
    journal: {
      id: round.journal_id,
      name: round.journal_name,
      subject: subjects.get(round.journal_id ?? 0) ?? '',
    },
    manuscript_no: round.manuscript_no,
    status: row.status,
    status_text: diaryStatusLabel[row.status],
    days_in: Math.max(0, daysBetween(row.since, day)),
    days_since: submittedOn === null ? null : Math.max(0, daysBetween(submittedOn, day)),
    deadline: next && !diaryEnds.includes(row.status) ? presentDeadline(next, now) : null,
    ended: diaryEnds.includes(row.status),
    updated_at: toMoment(row.updated_at),
  };
}

function presentRound(round: RoundRow, all: readonly StepRow[], current: boolean): DiaryRound {
  const steps = all.filter(({ round_id }) => round_id === round.id);
  const inOrder = steps.filter(moves).sort((a, b) => a.id - b.id);
  const newest = newestMove(steps);
  return {
    id: round.id,
    journal: { id: round.journal_id, name: round.journal_name },
    manuscript_no: round.manuscript_no,
    steps: steps.map((step) => {
      const before = inOrder[inOrder.indexOf(step) - 1];
      return {
        id: step.id,
        kind: step.kind,
        label: diaryKinds[step.kind],
        day: step.day,
        note: step.note,
        took: before && before.kind !== 'prepare' ? daysBetween(before.day, step.day) : null,
        may_undo: step.kind === 'note' || (current && step.id === newest?.id && step.from_status !== null),
      };
    }),
  };
}

/** A manuscript with everything that its owner wrote down. @throws HttpProblem 404 */
export async function presentDetail(db: Db, userId: number, id: number, now: Date): Promise<DiaryDetail> {
  const row = await ownManuscript(db, userId, id);
  const [rounds, steps, deadlines, { shares }] = await Promise.all([
    roundsOf(db, id),
    stepsOfManuscript(db, id),
    deadlinesOf(db, id),
    choicesOf(db, userId),
  ]);
  const [round] = rounds;
  if (!round) throw new Error(`manuscript ${id} has no round`);
  const figures = round.journal_id === null ? null : await figuresOf(db, round.journal_id);
  const subjects = await subjectsOf(db, [round.journal_id]);
  const current = steps.filter((step) => step.round_id === round.id && moves(step));
  const submittedOn = current.find(({ kind }) => kind === 'submit')?.day ?? null;
  const next = deadlines.find(({ done_at }) => done_at === null);
  const day = today(now);
  return {
    ...presentCard(row, { round, subjects, submittedOn, next }, now),
    revision: row.revision,
    submission_id: row.submission_id,
    rounds: rounds.map((one) => presentRound(one, steps, one.id === round.id)),
    deadlines: deadlines.map((deadline) => presentDeadline(deadline, now)),
    moves: (Object.keys(diaryMoves) as DiaryMove[]).filter((event) => mayMove(row.status, event)),
    may_transfer: mayMove(row.status, 'transfer'),
    advice: adviceOf(row, current, deadlines, figures, day),
    figures,
    own: ownSpans(current, day),
    shares,
  };
}
