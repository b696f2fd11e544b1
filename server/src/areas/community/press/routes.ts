import type { press } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { written } from './cache';
import { previewPress } from './preview';
import { setReaction } from './reactions';
import { pressDetail, pressForGoods } from './reading/detail';
import { pressFront } from './reading/front';
import { homePress, pressList } from './reading/lists';
import { newestPress } from './reading/newest';
import { allSpecials, allTags, specialPage, tagPage } from './reading/shelves';
import { reportPress } from './reports';
import { seePress } from './views';

const numberOf = (given: string | undefined) => (given === undefined ? undefined : Number(given));

export const routes: AreaHandlers<typeof press> = {
  'GET /index/press': ({ core, query }) => homePress(core, query),
  'GET /press/list': ({ core, query, now }) =>
    pressList(core, { ...query, type: Number(query.type ?? 0), sort: numberOf(query.sort) }, now),
  'GET /press/front': ({ core, now }) => pressFront(core, now),
  'GET /press/newest': ({ core }) => newestPress(core),
  'GET /press/:id/detail': ({ core, user, params, now }) => pressDetail(core, user, params.id, now),
  'GET /press/for_goods/:id': ({ core, params }) => pressForGoods(core, params.id),
  'POST /press/view/:id': ({ core, params, request }) =>
    seePress(core, params.id, { ip: request.ip, browser: request.headers['user-agent'] ?? '' }),
  'POST /press/like/:id': async ({ core, user, params, now }) => {
    const asked = { userId: user.id, pressId: params.id, reaction: 'like', wanted: true, now } as const;
    const { likes } = await written(core, setReaction(core, asked));
    return { likes, liked: true };
  },
  'POST /press/unlike/:id': async ({ core, user, params, now }) => {
    const asked = { userId: user.id, pressId: params.id, reaction: 'like', wanted: false, now } as const;
    const { likes } = await written(core, setReaction(core, asked));
    return { likes, liked: false };
  },
  'POST /press/collect/:id': async ({ core, user, params, now }) => {
    const asked = { userId: user.id, pressId: params.id, reaction: 'collect', wanted: true, now } as const;
    const { collects } = await written(core, setReaction(core, asked));
    return { collects, collected: true };
  },
  'POST /press/cancel/:id': async ({ core, user, params, now }) => {
    const asked = { userId: user.id, pressId: params.id, reaction: 'collect', wanted: false, now } as const;
    const { collects } = await written(core, setReaction(core, asked));
    return { collects, collected: false };
  },
  'POST /press/report/:id': ({ core, user, params, body, now }) =>
    reportPress(core, user.id, params.id, body.content, now),
  'GET /index/tags/:id': ({ core, params, query }) => tagPage(core, params.id, query.page),
  'GET /get_tags': async ({ core }) => ({ data: await allTags(core) }),
  'GET /press/specials': async ({ core }) => ({ data: await allSpecials(core) }),
  'GET /press/special/:id': ({ core, params, query }) => specialPage(core, params.id, query.page),
  'GET /press/preview/:id': ({ core, params, query }) => previewPress(core, params.id, query.ticket),
};
