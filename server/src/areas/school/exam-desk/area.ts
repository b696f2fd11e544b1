import { defineArea } from '../../../manifest';

/** Questions, exams and marks as the team writes them: `school/exams` is where learners take them. */
export const area = defineArea({
  name: 'exam-desk',
  calls: {
    examDesk: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).markingQueue],
});
