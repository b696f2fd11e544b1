import { defineArea } from '../../../manifest';
import { chosenGrades } from './choice';
import { recognisedLists } from './personal-data';

/** Lists of recognised journals: own or a school's, shared by code, laid over every list of journals. */
export const area = defineArea({
  name: 'journal-lists',
  calls: {
    journalLists: async () => (await import('./routes')).routes,
  },
  tables: ['journal_lists', 'journal_list_entries', 'journal_list_follows', 'journal_list_choices'],
  personalData: [recognisedLists],
  journalGrades: chosenGrades,
});
