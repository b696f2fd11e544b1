import type { siteSearch } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { searchSite } from './search';

export const routes: AreaHandlers<typeof siteSearch> = {
  'GET /search/all': ({ core, query }) => searchSite(core, query.keyword),
};
