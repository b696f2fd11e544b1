import { defineArea } from '../../../manifest';

/** The calls of comments; how they are read stands in `forum/reading`, how they change in `forum/comments`. */
export const area = defineArea({
  name: 'discuss',
  calls: {
    discuss: async () => (await import('./routes')).routes,
  },
});
