import { defineArea } from '../../../manifest';
import { orderPaying, paymentStarting } from '../pay/events';
import { orderRefunded, refundGranted } from '../refunds/events';
import { endAccess, endAccessOnceGranted, giveAccess, refuseOwnedCourse } from './access';
import { courses } from './personal-data';

export const area = defineArea({
  name: 'courses',
  calls: {
    courses: async () => (await import('./routes')).routes,
  },
  tables: ['courses', 'enrolments', 'enrolment_history'],
  on: [
    paymentStarting.handledBy((db, { order }) => refuseOwnedCourse(db, order)),
    orderPaying.handledBy((trx, { order, actor, at }) => giveAccess(trx, order, { actor, at })),
    refundGranted.handledBy((trx, { orderId, at }) => endAccessOnceGranted(trx, orderId, at)),
    orderRefunded.handledBy((trx, { order, at }) => endAccess(trx, order, at)),
  ],
  personalData: [courses],
});
