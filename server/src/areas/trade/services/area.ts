import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { catalogueCache } from './catalogue/cache';
import { collectedServices } from './catalogue/collected';
import { collects } from './personal-data';
import { serviceFinder } from './search/finder';

export const area = defineArea({
  name: 'services',
  calls: {
    services: async () => (await import('./routes')).routes,
  },
  announces: [
    {
      calls: ['GET /index/goods', 'GET /service/detail/:id', 'GET /service/find', 'GET /service/suggest'],
      heard: (core) => catalogueCache(core).heard,
    },
  ],
  tables: ['categories', 'goods', 'goods_specs', 'goods_collects'],
  collects: { service: collectedServices },
  finds: [serviceFinder],
  personalData: [collects],
  examples: [{ call: 'GET /service/detail/:id', newest: newest('goods', 'id') }],
});
