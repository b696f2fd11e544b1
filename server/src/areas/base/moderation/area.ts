import { defineArea } from '../../../manifest';
import { staffEdits } from './personal-data';

export const area = defineArea({
  name: 'moderation',
  calls: {
    moderation: async () => (await import('./routes')).routes,
  },
  tables: ['staff_edits'],
  personalData: [staffEdits],
});
