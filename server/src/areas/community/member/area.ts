import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'member',
  calls: {
    member: async () => (await import('./routes')).routes,
  },
  examples: [{ call: 'GET /member/info/:id', newest: newest('users', 'id') }],
});
