import type { journalExperiences } from '@harbor/contract';
import type { Core } from '../../../core';
import type { AreaHandlers } from '../../../http/handler';
import { invalidateExperiences } from './cache';
import { decideExperience } from './desk/decide';
import { deskExperience } from './desk/detail';
import { presentOwn } from './present';
import { ownExperience } from './queries';
import { experiencesOf } from './reading/list';
import { ownExperiences } from './reading/own';
import { markUseful, reportExperience } from './writing/react';
import { editExperience, takenIn, withdrawExperience, writeExperience } from './writing/write';

/** The result of a write, after which readers get nothing that was kept before. */
async function written<T>(core: Core, work: Promise<T>): Promise<T> {
  const done = await work;
  invalidateExperiences(core);
  return done;
}

export const routes: AreaHandlers<typeof journalExperiences> = {
  'GET /magazine/experiences': ({ core, user, query }) => experiencesOf(core, user?.id, query),
  'GET /magazine/experience/mine': ({ db, user, query }) => ownExperiences(db, user.id, query.page),
  'GET /magazine/experience/mine/:id': async ({ db, user, params }) =>
    presentOwn(await ownExperience(db, user.id, params.id)),
  'POST /magazine/experience/write': async ({ core, user, body, once, now }) => {
    const form = await takenIn(core, user.id, body);
    return once.inTransaction((trx) => writeExperience(core, trx, { userId: user.id, now }, form));
  },
  'POST /magazine/experience/edit/:id': async ({ core, user, params, body, now }) => {
    await ownExperience(core.db, user.id, params.id);
    const form = await takenIn(core, user.id, body);
    return written(core, editExperience(core, { userId: user.id, id: params.id, now }, form));
  },
  'POST /magazine/experience/useful/:id': ({ core, user, params, body, now }) =>
    written(core, markUseful(core, { userId: user.id, id: params.id, now }, body.useful)),
  'POST /magazine/experience/report/:id': ({ core, user, params, body, now }) =>
    reportExperience(core, { userId: user.id, id: params.id, now }, body.reason),
  'POST /magazine/experience/withdraw/:id': ({ core, user, params, body, now }) =>
    written(core, withdrawExperience(core, { userId: user.id, id: params.id, now }, body.revision)),
  'GET /staff/experience/detail/:id': ({ core, params }) => deskExperience(core, params.id),
  'POST /staff/experience/publish/:id': ({ core, user, params, body }) =>
    decideExperience(core, params.id, { staffId: user.id, event: 'publish', revision: body.revision }),
  'POST /staff/experience/return/:id': ({ core, user, params, body }) =>
    decideExperience(core, params.id, { staffId: user.id, event: 'return', ...body }),
  'POST /staff/experience/keep/:id': ({ core, user, params, body }) =>
    decideExperience(core, params.id, { staffId: user.id, event: 'keep', ...body }),
  'POST /staff/experience/down/:id': ({ core, user, params, body }) =>
    decideExperience(core, params.id, { staffId: user.id, event: 'down', ...body }),
  'POST /staff/experience/restore/:id': ({ core, user, params, body }) =>
    decideExperience(core, params.id, { staffId: user.id, event: 'restore', ...body }),
};
