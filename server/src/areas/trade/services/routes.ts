import type { services } from '@harbor/contract';
import { readFilters, searchBody } from '@harbor/contract/goods-filters';
import type { AreaHandlers } from '../../../http/handler';
import { couponsFor } from '../coupons/for-goods';
import { setCollected } from './catalogue/collect';
import { goodsDetail } from './catalogue/detail';
import { forYou } from './catalogue/for-you';
import { findCategory, homeGoods, shelfPage, wholeShelf } from './catalogue/shelf';
import { reviewsPage } from './reviews/reviews';
import { searchServices } from './search/search';
import { suggestWhileTyping } from './search/typed';

const perPage = 12;
const perPageAtMost = 48;

/** Services are bought at `trade/checkout`. */
export const routes: AreaHandlers<typeof services> = {
  'GET /index/goods': async ({ core, db, user }) => {
    const home = await homeGoods(core);
    return { ...home, data: await forYou(db, home.data, user?.id) };
  },
  'GET /service/goods': ({ core, query }) =>
    shelfPage(core, query.category_id, query.page ?? 1, Math.min(query.per_page ?? perPage, perPageAtMost)),
  'GET /service/list': async ({ core }) => ({ data: await wholeShelf(core) }),
  'GET /service/goods/:id': async ({ core, params, query }) => ({
    ...(await shelfPage(core, params.id, query.page ?? 1, perPage)),
    category: await findCategory(core, params.id),
  }),
  'GET /service/detail/:id': ({ core, params, user }) => goodsDetail(core, params.id, user?.id),
  'GET /service/appraise/:id': ({ core, params, query }) =>
    reviewsPage(core, params.id, query.page ?? 1, query.filter ?? 'all'),
  'POST /service/collect/:id': ({ core, params, user }) => setCollected(core, user.id, params.id, true),
  'POST /service/cancel/:id': ({ core, params, user }) => setCollected(core, user.id, params.id, false),
  'POST /service/get_coupons/:id': ({ db, params, user, body, now }) =>
    couponsFor(db, user.id, params.id, body, now),
  'POST /service/search': ({ core, body }) => searchServices(core, body),
  'GET /service/find': ({ core, query }) =>
    searchServices(core, searchBody(readFilters(new URLSearchParams(query)))),
  'GET /service/suggest': ({ core, query }) => suggestWhileTyping(core, query.keyword),
};
