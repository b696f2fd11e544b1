import { defineArea } from '../../../manifest';
import { submissionTicks } from './clocks';
import { submissionFiles, submissionSupplements } from './holder';
import { submissionRecords } from './personal-data';

export const area = defineArea({
  name: 'submissions',
  calls: {
    submissions: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).submissionQueue],
  ticks: submissionTicks,
  tables: ['submissions', 'submission_lines'],
  fileHolders: { submission: submissionFiles, submission_supplement: submissionSupplements },
  personalData: [submissionRecords],
});
