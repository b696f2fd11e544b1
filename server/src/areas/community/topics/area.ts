import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'topics',
  calls: {
    topics: async () => (await import('./routes')).routes,
  },
  examples: [{ call: 'GET /topic/page/:id', newest: newest('topics', 'id') }],
});
