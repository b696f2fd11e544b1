import type { drafts } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { invalidateForum } from '../forum/reading/cache';
import { addDraft, cleanDraft, draftList, readDraft, removeDrafts, reviseInDraft, saveDraft } from './drafts';
import { publishDraft } from './publish';

export const routes: AreaHandlers<typeof drafts> = {
  'GET /draft/list': ({ db, user, query }) => draftList(db, user.id, query.page),
  'GET /draft/get_info/:id': ({ core, user, params }) => readDraft(core, user.id, params.id),
  'POST /draft/add_draft': async ({ core, user, body, once, now }) => {
    const draft = await cleanDraft(core, body);
    return once.inTransaction((trx) => addDraft(trx, user.id, draft, now));
  },
  'PUT /draft/edit/:id': ({ core, user, params, body, now }) =>
    saveDraft(core, user.id, params.id, body, now),
  'PUT /draft/delete': ({ db, user, body }) => removeDrafts(db, user.id, body.ids),
  'POST /draft/post/:id': async ({ core, user, params, once, request, now }) => {
    const sent = await publishDraft(core, { userId: user.id, ip: request.ip }, params.id, once, now);
    invalidateForum(core);
    return sent;
  },
  'POST /hot_post/revise/:id': async ({ core, user, params, now }) => {
    const draft = await reviseInDraft(core, user.id, params.id, now);
    invalidateForum(core);
    return draft;
  },
};
