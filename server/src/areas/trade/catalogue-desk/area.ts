import { defineArea } from '../../../manifest';

/** The catalogue as staff keep it: `trade/services` shows it to everybody. */
export const area = defineArea({
  name: 'catalogue-desk',
  calls: {
    catalogueDesk: async () => (await import('./routes')).routes,
  },
  tables: ['goods_pictures'],
});
