import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { heardOfJournals } from './cache';
import { collectedMagazines } from './favourites/collected';
import { journalNotes } from './personal-data';

/** The library of journals: what everybody searches, reads, compares and collects. */
export const area = defineArea({
  name: 'journals',
  calls: {
    journals: async () => (await import('./routes')).routes,
  },
  readies: async (core) => (await import('./index/library')).readyIndex(core),
  announces: [
    {
      calls: ['GET /condition', 'GET /magazine/detail', 'GET /magazine/list', 'GET /magazine/compared'],
      heard: heardOfJournals,
    },
  ],
  tables: [
    ...(['journals', 'journal_schemes', 'journal_numbers', 'journal_names', 'journal_metrics'] as const),
    ...(['journal_warnings', 'journal_library', 'journal_groups', 'journal_collects'] as const),
  ],
  collects: { magazine: collectedMagazines },
  personalData: [journalNotes],
  examples: [{ call: 'GET /magazine/detail', newest: newest('journals', 'id') }],
});
