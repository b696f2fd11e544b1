import { defineArea } from '../../../manifest';
import { writtenWords } from './personal-data';

/** Universities, majors and disciplines to choose from, and the words of applicants that are not among them. */
export const area = defineArea({
  name: 'dictionary',
  calls: {
    dictionary: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).dictionaryQueue],
  tables: ['dictionary_universities', 'dictionary_majors', 'dictionary_candidates'],
  personalData: [writtenWords],
});
