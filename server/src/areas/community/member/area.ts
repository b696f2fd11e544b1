import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'member',
  calls: {
    member: async () => (await import('./routes')).routes,
  },
});
