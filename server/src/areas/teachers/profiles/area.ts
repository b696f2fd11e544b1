import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { orderMoved } from '../../trade/orders/events';
import { refundGranted } from '../../trade/refunds/events';
import {
  rulesSigned,
  teacherApproved,
  teacherLeft,
  teacherResumed,
  teacherSuspended,
} from '../certification/events';
import { invalidateTeachers, teacherAnswers } from './cache';
import { collectedTeacherSource } from './collect';
import { rememberEnd, rememberRefund } from './figures/results';
import { figureTicks } from './figures/ticks';
import { teacherFinder } from './finder';
import { collectedTeacherRows, creditRecords } from './personal-data';

/** Teachers as everybody sees them, what they say of themselves, and how they stand: levels, credit and rates. */
export const area = defineArea({
  name: 'profiles',
  calls: {
    profiles: async () => (await import('./routes')).routes,
  },
  announces: [
    {
      calls: [
        'GET /teacher/show/list',
        'GET /teacher/show/:id',
        'GET /index/teachers',
        'GET /teacher/levels',
      ],
      heard: teacherAnswers.heard,
    },
  ],
  ticks: figureTicks,
  tables: [
    'teacher_levels',
    'teacher_results',
    'credit_events',
    'teacher_replies',
    'teacher_collects',
    'teacher_wishes',
  ],
  on: [
    // Who is shown, and what of them, changes with each of these.
    ...[teacherApproved, teacherSuspended, teacherResumed, teacherLeft, rulesSigned].map((event) =>
      event.handledBy((trx) => invalidateTeachers(trx)),
    ),
    orderMoved.handledBy(rememberEnd),
    refundGranted.handledBy((trx, { orderId, at }) => rememberRefund(trx, orderId, at)),
  ],
  collects: { teacher: collectedTeacherSource },
  finds: [teacherFinder],
  personalData: [collectedTeacherRows, creditRecords],
  examples: [{ call: 'GET /teacher/show/:id', newest: newest('teachers', 'user_id') }],
});
