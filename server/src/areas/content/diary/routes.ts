import type { diary } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { AreaHandlers } from '../../../http/handler';
import { calendarOfDeadlines } from './calendar/deadlines';
import { closeFeed, openFeed } from './calendar/feed';
import { addDeadline, deleteDeadline, editDeadline } from './deadlines';
import { journalFigures } from './figures/read';
import { continueSubmission } from './from-submission';
import { diaryOf } from './list';
import { checkPace, createManuscript, deleteManuscript, editManuscript, type OwnAct } from './manuscripts';
import { setShares } from './owners';
import { presentDetail } from './present';
import { ownManuscript } from './queries';
import { addStep, editStep, transfer, undoStep } from './steps';

interface Asked {
  core: Core;
  user: { id: number };
  params: { id: number };
  now: Date;
}

/** Something done to one thing of one's own, after which its manuscript is shown: `work` says which, if not the same. */
const doing =
  (work: (trx: Db, own: OwnAct) => Promise<unknown>) =>
  ({ core, user, params, now }: Asked) =>
    core.db.transaction().execute(async (trx) => {
      const id = await work(trx, { userId: user.id, id: params.id, now });
      return presentDetail(trx, user.id, typeof id === 'number' ? id : params.id, now);
    });

export const routes: AreaHandlers<typeof diary> = {
  'GET /diary/list': ({ db, user, now }) => diaryOf(db, user.id, now),
  'GET /diary/manuscript/:id': ({ db, user, params, now }) => presentDetail(db, user.id, params.id, now),
  'POST /diary/create': ({ core, user, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await checkPace(core, trx, user.id);
      return presentDetail(trx, user.id, await createManuscript(trx, user.id, body, now), now);
    }),
  'POST /diary/continue/:id': doing(continueSubmission),
  'POST /diary/edit/:id': ({ body, ...asked }) => doing((trx, own) => editManuscript(trx, own, body))(asked),
  'POST /diary/delete/:id': async ({ db, user, params, now }) => {
    await db.transaction().execute((trx) => deleteManuscript(trx, { userId: user.id, id: params.id, now }));
    return {};
  },
  'POST /diary/step/add/:id': ({ user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await addStep(trx, { userId: user.id, id: params.id, now }, body);
      return presentDetail(trx, user.id, params.id, now);
    }),
  'POST /diary/step/edit/:id': ({ body, ...asked }) => doing((trx, own) => editStep(trx, own, body))(asked),
  'POST /diary/step/undo/:id': doing(undoStep),
  'POST /diary/transfer/:id': ({ user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await transfer(trx, { userId: user.id, id: params.id, now }, body);
      return presentDetail(trx, user.id, params.id, now);
    }),
  'POST /diary/deadline/add/:id': ({ user, params, body, once, now }) =>
    once.inTransaction(async (trx) => {
      await addDeadline(trx, { userId: user.id, id: params.id, now }, body);
      return presentDetail(trx, user.id, params.id, now);
    }),
  'POST /diary/deadline/edit/:id': ({ body, ...asked }) =>
    doing((trx, own) => editDeadline(trx, own, body))(asked),
  'POST /diary/deadline/delete/:id': doing(deleteDeadline),
  'GET /diary/calendar/:id': async ({ core, user, params, reply }) => {
    await ownManuscript(core.db, user.id, params.id);
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="deadlines.ics"')
      .header('cache-control', 'no-store');
    return calendarOfDeadlines(core, user.id, params.id);
  },
  'POST /diary/feed/open': ({ core, user, now }) => openFeed(core, user.id, now),
  'POST /diary/feed/close': ({ core, user }) => closeFeed(core, user.id),
  'POST /diary/share': ({ db, user, body }) => setShares(db, user.id, body.shares),
  'GET /magazine/experience-figures': ({ db, query }) => journalFigures(db, query.id),
};
