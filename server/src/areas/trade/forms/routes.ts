import type { forms } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { formsOfSite, staffForm } from './editing/present';
import { dropSchemaDraft, publishSchema, saveSchemaDraft } from './editing/write';
import { forgetNewest, newestSchema } from './newest';
import { filledVersion, ownForm, waitingFor } from './present';
import { ownFormOrder } from './queries';
import { schemaOf } from './schemas';
import { formDesk, readAsStaff, returnForm } from './staff';
import { readAsTeacher } from './teacher-view';
import { watchAnswers } from './watch';
import { dropChanges, reviseForm, saveDraft, submitForm } from './write';

const shortly = 'public, max-age=300';
const forGood = 'public, max-age=31536000, immutable';

export const routes: AreaHandlers<typeof forms> = {
  'GET /orderform/schema/:form': async ({ core, db, params, query, reply }) => {
    const schema = query.version
      ? await schemaOf(db, params.form, query.version)
      : await newestSchema(core, params.form);
    reply.header('cache-control', query.version ? forGood : shortly);
    return schema;
  },
  'GET /orderform/waiting/:form': ({ db, user, params }) => waitingFor(db, user.id, params.form),
  'GET /orderform/:id': ({ db, user, params, query, now }) => ownForm(db, user, params.id, query.form, now),
  'GET /orderform/:id/version/:version': async ({ db, user, params }) => {
    await ownFormOrder(db, user.id, params.id);
    return filledVersion(db, params.id, params.version);
  },
  'POST /orderform/:id/draft': ({ db, user, params, body, now }) =>
    db.transaction().execute((trx) => saveDraft(trx, { userId: user.id, orderId: params.id, now }, body)),
  'POST /orderform/:id': async ({ core, user, params, body, once, now }) => {
    const answers = await watchAnswers(core, user.id, params.id, body);
    return once.inTransaction(async (trx) => {
      await submitForm(trx, { userId: user.id, orderId: params.id, now }, { ...body, answers });
      return ownForm(trx, user, params.id, undefined, now);
    });
  },
  'POST /orderform/:id/revise': ({ db, user, params, now }) =>
    db.transaction().execute(async (trx) => {
      await reviseForm(trx, { userId: user.id, orderId: params.id, now });
      return ownForm(trx, user, params.id, undefined, now);
    }),
  'POST /orderform/:id/drop': ({ db, user, params, now }) =>
    db.transaction().execute(async (trx) => {
      await dropChanges(trx, { userId: user.id, orderId: params.id, now });
      return ownForm(trx, user, params.id, undefined, now);
    }),
  'GET /teacher/orderform/:id': ({ db, user, params }) => readAsTeacher(db, user.id, params.id),
  'POST /staff/orderform/list': ({ db, body }) => formDesk(db, body),
  'GET /staff/orderform/detail/:id': ({ core, user, params }) => readAsStaff(core, user.id, params.id),
  'POST /staff/orderform/return/:id': ({ core, db, user, params, body }) =>
    db.transaction().execute((trx) => returnForm(core, trx, user.id, params.id, body.reason)),
  'GET /staff/form/list': ({ db }) => formsOfSite(db),
  'GET /staff/form/:form': ({ db, params }) => staffForm(db, params.form),
  'GET /staff/form/:form/version/:version': ({ db, params }) => schemaOf(db, params.form, params.version),
  'POST /staff/form/:form/draft': ({ core, db, user, params, body }) =>
    db.transaction().execute((trx) => saveSchemaDraft(core, trx, { staffId: user.id, ...params }, body)),
  'POST /staff/form/:form/publish': async ({ core, db, user, params, body }) => {
    const published = await db
      .transaction()
      .execute((trx) => publishSchema(core, trx, { staffId: user.id, ...params }, body));
    forgetNewest(core);
    return published;
  },
  'POST /staff/form/:form/drop': ({ core, db, user, params, body }) =>
    db
      .transaction()
      .execute((trx) => dropSchemaDraft(core, trx, { staffId: user.id, ...params }, body.revision)),
};
