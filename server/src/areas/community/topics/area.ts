import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'topics',
  calls: {
    topics: async () => (await import('./routes')).routes,
  },
});
