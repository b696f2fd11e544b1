import type { statistics } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { beginExport, exportFile } from './export';
import { periodOf } from './period';
import { summaryOf } from './summary';
import { pagesOf, referrersOf } from './tables';
import { pageTitles } from './titles';

export const routes: AreaHandlers<typeof statistics> = {
  'GET /staff/visits/summary': ({ db, query, now }) => summaryOf(db, periodOf(query), now),
  'GET /staff/visits/pages': ({ core, query }) => pagesOf(core.db, periodOf(query), pageTitles(core)),
  'GET /staff/visits/referrers': ({ db, query }) => referrersOf(db, periodOf(query)),
  'POST /staff/visits/export': ({ core, user, body, request }) => beginExport(core, user, body, request.ip),
  'GET /staff/visits/export': ({ core, user, query, reply }) => exportFile(core, user, query.ticket, reply),
};
