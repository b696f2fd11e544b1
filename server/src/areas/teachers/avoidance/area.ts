import { defineArea } from '../../../manifest';
import { formHandedIn, formPrefilling } from '../../trade/forms/events';
import { certifiedUnits, teacherDispatching } from '../../trade/order-desk/events';
import { teacherApproved } from '../certification/events';
import { checkDispatch } from './dispatching';
import { certifiedNames } from './known';
import { buyersList } from './lists';
import { refreshOrder } from './orders';
import { avoidanceLists } from './personal-data';
import { refreshTeacher } from './terms';
import { avoidanceTicks } from './ticks';

/** Whom buyers and teachers avoid: lists of both, and by which orders and teachers do not meet. */
export const area = defineArea({
  name: 'avoidance',
  calls: {
    avoidance: async () => (await import('./routes')).routes,
  },
  ticks: avoidanceTicks,
  tables: ['avoid_terms', 'avoid_hits', 'avoid_teachers', 'order_avoids', 'buyer_avoids', 'teacher_avoids'],
  on: [
    teacherApproved.handledBy((trx, { teacherId }) => refreshTeacher(trx, teacherId)),
    formPrefilling.handledBy(async (db, { userId }) => {
      const { texts } = await buyersList(db, userId);
      return texts.length > 0 ? { avoid: texts } : {};
    }),
    formHandedIn.handledBy((trx, { order }) => refreshOrder(trx, order)),
    teacherDispatching.handledBy((trx, { order, teacherId }) => checkDispatch(trx, order, teacherId)),
    certifiedUnits.handledBy((trx, { teacherId }) => certifiedNames(trx, teacherId)),
  ],
  personalData: [avoidanceLists],
});
