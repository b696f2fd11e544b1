import { defineArea } from '../../../manifest';
import { attemptGraded, attemptRemarked, attemptVoided, reviewStanding } from '../exams/events';
import { forgetVoided, gatherAnew, gatherWrong } from './gather';
import { reviewRecords } from './personal-data';
import { standingOfAttempt } from './standing';
import { reviewTicks } from './ticks';

/** Wrong questions and notes, which come back on the days on which they would be forgotten. */
export const area = defineArea({
  name: 'review',
  calls: {
    review: async () => (await import('./routes')).routes,
  },
  ticks: reviewTicks,
  tables: ['review_items', 'review_log', 'review_settings'],
  on: [
    attemptGraded.handledBy(gatherWrong),
    attemptVoided.handledBy(forgetVoided),
    attemptRemarked.handledBy(gatherAnew),
    reviewStanding.answeredBy(standingOfAttempt),
  ],
  personalData: [reviewRecords],
});
