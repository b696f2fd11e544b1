import type { finance } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { financeDay } from './day';
import { beginExport, exportFile } from './export';
import { moneyList } from './list';
import { beginComparison } from './run';
import { recentDifferences, settleDifference } from './settle';

export const routes: AreaHandlers<typeof finance> = {
  'GET /staff/finance/day': ({ core, query }) => financeDay(core, query.day),
  'GET /staff/finance/list': ({ db, query }) => moneyList(db, query),
  'GET /staff/finance/differences': ({ db }) => recentDifferences(db),
  'POST /staff/finance/reconcile': ({ core, user, body }) => beginComparison(core, user.id, body.day),
  'POST /staff/finance/settle/:id': ({ core, user, params, body }) =>
    settleDifference(core, user.id, params.id, body.note),
  'POST /staff/finance/export': ({ core, user, body, request }) =>
    beginExport(core, user, body.day, request.ip),
  'GET /staff/finance/export': ({ core, user, query, reply }) => exportFile(core, user, query.ticket, reply),
};
