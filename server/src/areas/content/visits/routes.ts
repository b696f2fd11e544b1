import type { visits } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { friendlyLinks } from './links';
import { recordVisit } from './visits';

export const routes: AreaHandlers<typeof visits> = {
  'GET /get_links': ({ db }) => friendlyLinks(db),
  'GET /find/count': async ({ core, query, user, request }) => {
    await recordVisit(core, {
      ...query,
      userId: user?.id,
      mobile: false,
      ip: request.ip,
      browser: request.headers['user-agent'] ?? '',
    });
    return {};
  },
  'GET /find/mobile/count': async ({ core, query, user, request }) => {
    await recordVisit(core, {
      ...query,
      userId: user?.id,
      mobile: true,
      ip: request.ip,
      browser: request.headers['user-agent'] ?? '',
    });
    return {};
  },
};
