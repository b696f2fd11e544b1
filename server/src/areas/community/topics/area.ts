import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';

/** The calls of topics; how they are read stands in `forum/reading/topics.ts`, how they change in `forum/topics`. */
export const area = defineArea({
  name: 'topics',
  calls: {
    topics: async () => (await import('./routes')).routes,
  },
  examples: [{ call: 'GET /topic/page/:id', newest: newest('topics', 'id') }],
});
