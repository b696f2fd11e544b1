import type { journalLists } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { chooseList } from './choice';
import { listEntries, listsOf } from './reading';
import { followList, lookAtList, shareList, unfollowList } from './sharing';
import { createList, deleteList, renameList, replaceList } from './writing';

export const routes: AreaHandlers<typeof journalLists> = {
  'GET /magazine/lists': ({ core, user }) => listsOf(core, user.id),
  'POST /magazine/list/create': ({ core, user, body, now }) => createList(core, user.id, body, now),
  'POST /magazine/list/replace/:id': ({ core, user, params, body, now }) =>
    replaceList(core, user.id, params.id, body.text, now),
  'POST /magazine/list/rename/:id': ({ core, user, params, body, now }) =>
    renameList(core, user.id, params.id, body.title, now),
  'POST /magazine/list/delete/:id': ({ core, user, params }) => deleteList(core, user.id, params.id),
  'GET /magazine/list/:id': ({ core, user, params, query }) => listEntries(core, user.id, params.id, query),
  'POST /magazine/list/share/:id': ({ core, user, params, body }) =>
    shareList(core, user.id, params.id, body.shared),
  'POST /magazine/list/look': ({ core, user, body }) => lookAtList(core, user.id, body.code),
  'POST /magazine/list/follow': ({ core, user, body, now }) => followList(core, user.id, body.code, now),
  'POST /magazine/list/unfollow/:id': ({ core, user, params }) => unfollowList(core, user.id, params.id),
  'POST /magazine/list/choose': ({ core, user, body }) => chooseList(core, user.id, body.id),
};
