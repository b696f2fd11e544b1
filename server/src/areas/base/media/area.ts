import { defineArea } from '../../../manifest';
import { uploads } from './personal-data';

export const area = defineArea({
  name: 'media',
  calls: {
    media: async () => (await import('./routes')).routes,
  },
  tables: ['uploads'],
  personalData: [uploads],
});
