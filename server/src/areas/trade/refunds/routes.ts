import type { refunds } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { applyForRefund } from './apply';
import { actOnRefund } from './decide';
import { appealRefusal, supplyEvidence } from './own-acts';
import { refundInfo } from './present';
import { deskRefund, refundDesk } from './staff';
import { answerAppeal } from './teacher-answer';

export const routes: AreaHandlers<typeof refunds> = {
  'GET /refund/info/:id': ({ db, user, params, now }) => refundInfo(db, user.id, params.id, now),
  'POST /refund/apply/:id': ({ core, db, user, params, body, once, now }) =>
    once.around(async (record) => {
      await applyForRefund(core, user.id, params.id, body, async (trx) =>
        record(trx, await refundInfo(trx, user.id, params.id, now)),
      );
      return refundInfo(db, user.id, params.id, now);
    }),
  'POST /refund/supply/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await supplyEvidence(core, trx, user.id, params.id, body);
      return refundInfo(trx, user.id, params.id, now);
    }),
  'POST /refund/appeal/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await appealRefusal(core, trx, user.id, params.id, body);
      return refundInfo(trx, user.id, params.id, now);
    }),
  'POST /teacher/refund/answer/:id': async ({ core, user, params, body }) => {
    await answerAppeal(core, user.id, params.id, body);
    return { answered: true };
  },
  'POST /staff/refund/list': ({ db, body, now }) => refundDesk(db, body, now),
  'GET /staff/refund/detail/:id': ({ db, params, now }) => deskRefund(db, params.id, now),
  'POST /staff/refund/act/:id': ({ core, db, user, params, body, once, now }) =>
    once.around(async (record) => {
      await actOnRefund(core, user.id, params.id, body, async (trx) =>
        record(trx, await deskRefund(trx, params.id, now)),
      );
      return deskRefund(db, params.id, now);
    }),
};
