import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { gatherNewNotes, remindBatch, remindOfReview } from './remind';

/** What recurs for the review list. */
export const reviewTicks: Tick[] = [
  { name: 'review.notes', everySeconds: 900, run: gatherNewNotes },
  {
    name: 'review.remind',
    everySeconds: 300,
    run: (core) => untilNone(() => remindOfReview(core), remindBatch),
  },
];
