import type { journals } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { collectJournal, uncollectJournal } from './favourites/collect';
import { createGroup, deleteGroup, groupsOf, renameGroup } from './favourites/groups';
import { collectedJournals } from './favourites/list';
import { comparedJournals, compareJournals } from './reading/compare';
import { journalDetail } from './reading/detail';
import { searchByAddress } from './search/by-address';
import { journalCondition } from './search/condition';
import { exportJournals } from './search/export';
import { searchJournals } from './search/search';
import { suggestJournals } from './search/suggest';

export const routes: AreaHandlers<typeof journals> = {
  'POST /magazine/search': ({ core, user, query, body }) =>
    searchJournals(core, user?.id, { ...body, page: query.page }),
  'GET /condition': ({ core }) => journalCondition(core),
  'GET /magazine/suggest': ({ core, query }) => suggestJournals(core, query.keyword),
  'GET /magazine/detail': ({ core, user, query }) => journalDetail(core, user?.id, query.id),
  'POST /magazine/compare': ({ core, body }) => compareJournals(core, body),
  'GET /magazine/list': ({ core, user, query }) => searchByAddress(core, user?.id, query),
  'GET /magazine/compared': ({ core, user, query }) => comparedJournals(core, user?.id, query),
  'POST /magazine/export': ({ core, user, body, reply }) => exportJournals(core, user.id, body, reply),
  'POST /magazine/collect': ({ core, user, body, now }) => collectJournal(core, user.id, body, now),
  'POST /magazine/cancel/:id': ({ core, user, params }) => uncollectJournal(core, user.id, params.id),
  'GET /magazine/collected': ({ core, user, query }) => collectedJournals(core, user.id, query),
  'GET /magazine/groups': ({ db, user }) => groupsOf(db, user.id),
  'POST /magazine/group/create': ({ core, user, body, now }) => createGroup(core, user.id, body.title, now),
  'POST /magazine/group/rename/:id': ({ core, user, params, body }) =>
    renameGroup(core, user.id, params.id, body.title),
  'POST /magazine/group/delete/:id': ({ core, user, params }) => deleteGroup(core, user.id, params.id),
};
