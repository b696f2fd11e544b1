import { defineArea } from '../../../manifest';
import { heardOfExperiences } from './cache';
import { experiencesPast } from './past';
import { journalExperiences } from './personal-data';

/** What authors tell of their submissions to journals: looked at by the team, read by everybody without their names. */
export const area = defineArea({
  name: 'journal-experiences',
  calls: {
    journalExperiences: async () => (await import('./routes')).routes,
  },
  announces: [{ calls: ['GET /magazine/experiences'], heard: heardOfExperiences }],
  queues: [async () => (await import('./desk/desk-queue')).experienceQueue],
  authorPast: [experiencesPast],
  tables: [
    'journal_experiences',
    'journal_experience_marks',
    'journal_experience_reports',
    'journal_experience_history',
  ],
  personalData: [journalExperiences],
});
