import { defineArea } from '../../../manifest';
import { drafts } from './personal-data';

export const area = defineArea({
  name: 'drafts',
  calls: {
    drafts: async () => (await import('./routes')).routes,
  },
  tables: ['post_drafts'],
  personalData: [drafts],
});
