import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'info',
  calls: {
    info: async () => (await import('./routes')).routes,
  },
  tables: ['client_downloads'],
});
