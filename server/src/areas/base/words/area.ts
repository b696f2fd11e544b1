import { defineArea } from '../../../manifest';
import { openWordBook } from './book';

export const area = defineArea({
  name: 'words',
  gives: async (ground) => ({ words: await openWordBook(ground) }),
  calls: {
    words: async () => (await import('./routes')).routes,
  },
  tables: ['words', 'word_versions'],
});
