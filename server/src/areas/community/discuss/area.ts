import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'discuss',
  calls: {
    discuss: async () => (await import('./routes')).routes,
  },
});
