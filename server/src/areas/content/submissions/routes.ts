import type { submissions } from '@harbor/contract';
import type { Core } from '../../../core';
import type { AreaHandlers } from '../../../http/handler';
import { watchTexts } from '../../base/sentinel/watch';
import { dropDraft, readDraft, saveDraft } from './draft';
import { submissionGuide } from './guide';
import { ownSubmissions } from './own';
import { again, finish, recordFeedback, reopen, sendOut, supply, withdraw } from './own-acts';
import { presentDetail } from './present';
import { ownSubmission } from './queries';
import { ask, close, deskSubmission, deskSubmissions, recommend, takeOn } from './staff';
import { submit } from './submit';

/** What the author writes to the editor; the manuscript itself may speak about anything. */
const watched = <T extends Record<string, string | undefined>>(
  core: Core,
  userId: number,
  texts: T,
  id?: number,
) =>
  watchTexts(core, { userId, place: 'submission', ...(id && { object: { type: 'submission', id } }) }, texts);

export const routes: AreaHandlers<typeof submissions> = {
  'GET /submission/guide': async () => submissionGuide(),
  'GET /submission/draft': ({ db, user }) => readDraft(db, user.id),
  'POST /submission/draft': ({ db, user, body, now }) =>
    db.transaction().execute((trx) => saveDraft(trx, user.id, body, now)),
  'POST /submission/draft/drop': ({ db, user, now }) =>
    db.transaction().execute((trx) => dropDraft(trx, user.id, now)),
  'POST /submission/submit': async ({ core, user, body, once, now }) => {
    const { note, target_journals, ai_note } = body.manuscript;
    const kept = await watched(core, user.id, { note, target_journals, ai_note });
    const manuscript = { ...body.manuscript, ...kept };
    return once.inTransaction((trx) => submit(trx, user.id, { manuscript, files: body.files }, now));
  },
  'GET /submission/list': ({ db, user, query }) => ownSubmissions(db, user.id, query.page ?? 1),
  'GET /submission/detail/:id': async ({ db, user, params, now }) =>
    presentDetail(db, await ownSubmission(db, user.id, params.id), now),
  'POST /submission/supply/:id': async ({ core, user, params, body, once, now }) => {
    const { content } = await watched(core, user.id, { content: body.content }, params.id);
    return once.inTransaction((trx) =>
      supply(trx, { userId: user.id, id: params.id, now }, { ...body, content }),
    );
  },
  'POST /submission/again/:id': async ({ core, db, user, params, body, now }) => {
    const { reason } = await watched(core, user.id, { reason: body.reason }, params.id);
    return db.transaction().execute((trx) => again(trx, { userId: user.id, id: params.id, now }, reason));
  },
  'POST /submission/send/:id': ({ db, user, params, body, now }) =>
    db.transaction().execute((trx) => sendOut(trx, { userId: user.id, id: params.id, now }, body)),
  'POST /submission/feedback/:id': ({ db, user, params, body, now }) =>
    db.transaction().execute((trx) => recordFeedback(trx, { userId: user.id, id: params.id, now }, body)),
  'POST /submission/withdraw/:id': ({ db, user, params, body, now }) =>
    db.transaction().execute((trx) => withdraw(trx, { userId: user.id, id: params.id, now }, body.reason)),
  'POST /submission/finish/:id': ({ db, user, params, now }) =>
    db.transaction().execute((trx) => finish(trx, { userId: user.id, id: params.id, now })),
  'POST /submission/reopen/:id': ({ db, user, params, body, now }) =>
    db.transaction().execute((trx) => reopen(trx, { userId: user.id, id: params.id, now }, body.reason)),
  'GET /staff/submission/list': ({ db, query }) => deskSubmissions(db, query.status, query.page ?? 1),
  'GET /staff/submission/detail/:id': ({ db, params, now }) => deskSubmission(db, params.id, now),
  'POST /staff/submission/take/:id': ({ core, user, params }) => takeOn(core, user.id, params.id),
  'POST /staff/submission/ask/:id': ({ core, user, params, body }) =>
    ask(core, user.id, params.id, body.content),
  'POST /staff/submission/recommend/:id': ({ core, user, params, body }) =>
    recommend(core, user.id, params.id, body),
  'POST /staff/submission/close/:id': ({ core, user, params, body }) =>
    close(core, user.id, params.id, body.reason),
};
