import type { staff } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { accountReviews, closeReview, oneReview, returnAccount } from './account-reviews';
import { agreementVersion, allAgreements, publishAgreement } from './agreements';
import { freeze, unfreeze } from './freeze';
import { allLinks, deleteLink, orderLinks, saveLink } from './links';
import { findUsers } from './users';

export const routes: AreaHandlers<typeof staff> = {
  'GET /staff/user/list': ({ db, query }) => findUsers(db, query),
  'POST /staff/user/freeze/:id': ({ core, user, params, body }) =>
    freeze(core, { staffId: user.id, userId: params.id, reason: body.reason }),
  'POST /staff/user/unfreeze/:id': ({ core, user, params, body }) =>
    unfreeze(core, { staffId: user.id, userId: params.id, reason: body.reason }),
  'GET /staff/account_review/list': ({ core, query }) => accountReviews(core, query.state, query.page ?? 1),
  'GET /staff/account_review/detail/:id': ({ core, db, params }) => oneReview(core, db, params.id),
  'POST /staff/account_review/return/:id': ({ core, user, params, body }) =>
    returnAccount(core, user.id, params.id, body),
  'POST /staff/account_review/close/:id': ({ core, user, params, body }) =>
    closeReview(core, user.id, params.id, body.note),
  'GET /staff/agreement/list': ({ db, now }) => allAgreements(db, now),
  'GET /staff/agreement/detail': ({ db, query, now }) => agreementVersion(db, query, now),
  'POST /staff/agreement/publish': ({ core, user, body }) => publishAgreement(core, user.id, body),
  'GET /staff/link/list': ({ db }) => allLinks(db),
  'POST /staff/link/save': ({ core, user, body }) => saveLink(core, user.id, body),
  'POST /staff/link/order': ({ core, user, body }) => orderLinks(core, user.id, body.ids),
  'POST /staff/link/delete/:id': ({ core, user, params }) => deleteLink(core, user.id, params.id),
};
