import { type DiaryMove, type DiaryStatus, diaryMoves, diaryStatus as s } from '@harbor/contract/diary';
import { stepFinder } from '../../../machine';

/** What takes a move back. */
type Undo = `undo:${DiaryStatus}`;

/** What happens to a manuscript: what its author writes down, the way on to another journal, and what is taken back. */
export type DiaryEvent = DiaryMove | 'transfer' | Undo;

interface DiaryStepOf {
  event: DiaryEvent;
  from: DiaryStatus;
  to: DiaryStatus;
}

const moves: readonly DiaryStepOf[] = [
  ...(Object.keys(diaryMoves) as DiaryMove[]).flatMap((event) =>
    diaryMoves[event].from.map((from) => ({ event, from, to: diaryMoves[event].to })),
  ),
  // After a refusal another journal, before which everything is prepared anew.
  { event: 'transfer', from: s.rejected, to: s.preparing },
  { event: 'transfer', from: s.withdrawn, to: s.preparing },
];

/** The event that leads back to a status. */
export const undoTo = (status: DiaryStatus): Undo => `undo:${status}`;

/** Every legal step of a manuscript, and each the way back. */
export const diarySteps: readonly DiaryStepOf[] = [
  ...moves,
  ...[
    ...new Map(
      moves.map(({ from, to }) => [`${to} ${from}`, { event: undoTo(from), from: to, to: from }]),
    ).values(),
  ],
];

/** The legal step for an event, or undefined. */
export const findDiaryStep = stepFinder(diarySteps);
