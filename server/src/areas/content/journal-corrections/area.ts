import { defineArea } from '../../../manifest';
import { journalCorrections } from './personal-data';

/** What readers say is wrong with a journal: the team looks it up, answers, and takes it into the next import. */
export const area = defineArea({
  name: 'journal-corrections',
  calls: {
    journalCorrections: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).correctionQueue],
  tables: ['journal_corrections'],
  personalData: [journalCorrections],
});
