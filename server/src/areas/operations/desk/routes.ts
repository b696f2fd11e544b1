import type { desk } from '@harbor/contract';
import { staffMay } from '../../../http/access';
import type { AreaHandlers } from '../../../http/handler';
import { batch, undo } from './batch';
import { board } from './board';
import { casesOf } from './cases';
import { seenAtDesk, setDuty } from './duty';
import { deleteNote, writeNote } from './handover';
import { hold, release } from './holds';
import { ownQueue, ownQueues } from './own-queues';
import { search } from './search';
import { summaries } from './summaries';

export const routes: AreaHandlers<typeof desk> = {
  'GET /staff/desk/queues': async ({ core, db, user, now }) => {
    await seenAtDesk(db, user.id, now);
    return { data: await summaries(core, user, await ownQueues(db, user), now) };
  },
  'GET /staff/desk/cases/:queue': async ({ core, db, user, params, query }) =>
    casesOf(core, user, await ownQueue(db, user, params.queue), query),
  'POST /staff/desk/hold/:queue/:id': async ({ core, db, user, params }) => ({
    holder: await hold(core, user, await ownQueue(db, user, params.queue), params.id),
  }),
  'POST /staff/desk/release/:queue/:id': async ({ core, db, user, params, body }) => ({
    holder: await release(core, user, await ownQueue(db, user, params.queue), params.id, body?.others),
  }),
  'POST /staff/desk/batch/:queue': async ({ core, db, user, params, body, once }) => {
    const queue = await ownQueue(db, user, params.queue);
    // A case that was decided is not decided again: done anew it says so, and changes nothing.
    return once.again(async () => ({ results: await batch(core, user, queue, body) }));
  },
  'POST /staff/desk/undo/:queue/:id': async ({ core, db, user, params }) =>
    undo(core, user, await ownQueue(db, user, params.queue), params.id),
  'GET /staff/desk/board': async ({ core, db, user, now }) => {
    await seenAtDesk(db, user.id, now);
    return board(core, user, now);
  },
  'GET /staff/desk/search': async ({ db, user, query }) => ({
    data: await search(db, (right) => staffMay(user.staff, right), query.keyword),
  }),
  'POST /staff/desk/duty': async ({ core, user, body }) => ({ duty: await setDuty(core, user.id, body.on) }),
  'POST /staff/desk/handover': async ({ core, user, body }) => ({
    handover: await writeNote(core, user.id, body.content),
  }),
  'POST /staff/desk/handover/delete/:id': async ({ core, user, params }) => ({
    handover: await deleteNote(core, user.id, params.id),
  }),
};
