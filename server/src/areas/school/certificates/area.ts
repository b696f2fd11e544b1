import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { orderRefunded, refundGranted } from '../../trade/refunds/events';
import { attemptGraded, attemptRemarked, attemptVoided } from '../exams/events';
import { lessonCompleted } from '../lessons/events';
import { heardOfSchool } from '../lessons/news';
import {
  followMarks,
  issueIfEarned,
  withdrawAfterRefund,
  withdrawOnceGranted,
  withdrawUnearned,
} from './issue';
import { certificateRecords } from './personal-data';

/** Certificates of courses that were learnt and passed, checked by everybody who has their code. */
export const area = defineArea({
  name: 'certificates',
  calls: {
    certificates: async () => (await import('./routes')).routes,
  },
  announces: [{ calls: ['GET /certificate/check/:code'], heard: heardOfSchool }],
  tables: ['certificates', 'certificate_history'],
  on: [
    attemptGraded.handledBy(async (trx, outcome) => void (await issueIfEarned(trx, outcome))),
    lessonCompleted.handledBy(async (trx, whose) => void (await issueIfEarned(trx, whose))),
    attemptVoided.handledBy((trx, whose) => withdrawUnearned(trx, whose, '所依据的考试成绩已作废')),
    attemptRemarked.handledBy(followMarks),
    refundGranted.handledBy((trx, { orderId, at }) => withdrawOnceGranted(trx, orderId, at)),
    orderRefunded.handledBy((trx, { order, at }) => withdrawAfterRefund(trx, order, at)),
  ],
  personalData: [certificateRecords],
  examples: [{ call: 'GET /certificate/check/:code', newest: newest('certificates', 'code', 'issued_at') }],
});
