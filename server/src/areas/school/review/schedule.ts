import { type ReviewGrade, reviewGrade, reviewGradeLabel } from '@harbor/contract/review-grade';
import { type Card, fsrs, type Grade } from 'ts-fsrs';
import { dayStart, daysBetween, dueText, plusDays } from './days';
import type { ReviewItemRow } from './rows';

/** What the algorithm keeps of an item. */
export type Spacing = Pick<
  ReviewItemRow,
  | 'due_at'
  | 'stability'
  | 'difficulty'
  | 'scheduled_days'
  | 'learning_steps'
  | 'reps'
  | 'lapses'
  | 'state'
  | 'reviewed_at'
>;

/** Whole days are what the list knows: no steps of minutes, and nothing left to chance, so that a preview holds. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** From this interval on an item lasts. */
export const settledDays = 21;

const cardOf = (row: Spacing, now: Date): Card => ({
  due: row.due_at,
  stability: row.stability,
  difficulty: row.difficulty,
  elapsed_days: row.reviewed_at ? Math.max(0, daysBetween(row.reviewed_at, now)) : 0,
  scheduled_days: row.scheduled_days,
  learning_steps: row.learning_steps,
  reps: row.reps,
  lapses: row.lapses,
  state: row.state,
  ...(row.reviewed_at && { last_review: row.reviewed_at }),
});

/** What becomes of an item once it is reviewed with a grade: due at the beginning of a day in Beijing, tomorrow at the earliest. */
export function reviewed(row: Spacing, grade: ReviewGrade, now: Date): Spacing {
  const { card } = scheduler.next(cardOf(row, now), now, grade as Grade);
  const days = Math.max(1, card.scheduled_days);
  return {
    due_at: plusDays(dayStart(now), days),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    reviewed_at: now,
  };
}

/** What each grade would lead to, for the buttons. */
export const previews = (row: Spacing, now: Date) =>
  Object.values(reviewGrade).map((grade) => {
    const { due_at } = reviewed(row, grade, now);
    return { grade, label: reviewGradeLabel[grade], due_at, text: dueText(due_at, now) };
  });

/** What an item begins with: due tomorrow. */
export const fresh = (now: Date) => ({ due_at: plusDays(dayStart(now), 1), state: 0 });
