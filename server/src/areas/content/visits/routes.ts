import type { misc } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { friendlyLinks } from './links';
import { recordVisit } from './visits';

type VisitCall = 'GET /get_links' | 'GET /find/count' | 'GET /find/mobile/count';

/** The calls of the contract's area `misc` about visits, and the links to other sites. */
export const routes: Pick<AreaHandlers<typeof misc>, VisitCall> = {
  'GET /get_links': ({ db }) => friendlyLinks(db),
  'GET /find/count': async ({ core, query, user, request }) => {
    await recordVisit(core, { ...query, userId: user?.id, mobile: false, ip: request.ip });
    return {};
  },
  'GET /find/mobile/count': async ({ core, query, user, request }) => {
    await recordVisit(core, { ...query, userId: user?.id, mobile: true, ip: request.ip });
    return {};
  },
};
