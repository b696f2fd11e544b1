import { defineArea } from '../../../manifest';
import { notes } from './personal-data';

export const area = defineArea({
  name: 'people',
  calls: {
    people: async () => (await import('./routes')).routes,
  },
  tables: ['user_notes', 'reveal_days'],
  personalData: [notes],
});
