import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'user',
  calls: {
    user: async () => (await import('./routes')).routes,
  },
});
