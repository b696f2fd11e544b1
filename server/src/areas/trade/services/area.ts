import { defineArea } from '../../../manifest';
import { collectedServices } from './catalogue/collected';
import { collects } from './personal-data';

export const area = defineArea({
  name: 'services',
  calls: {
    services: async () => (await import('./routes')).routes,
  },
  tables: ['categories', 'goods', 'goods_specs', 'goods_collects'],
  collects: { service: collectedServices },
  personalData: [collects],
});
