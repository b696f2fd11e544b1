import { defineArea } from '../../../manifest';
import { heardOfJournals } from '../journals/cache';

/** Finds journals for a title and an abstract, by the words of both. */
export const area = defineArea({
  name: 'journal-match',
  calls: {
    journalMatch: async () => (await import('./routes')).routes,
  },
  announces: [{ calls: ['GET /magazine/match/about'], heard: heardOfJournals }],
  tables: ['journal_titles'],
});
