import { defineArea } from '../../../manifest';

/** The school as the team keeps it: courses, lessons, uploads, learners, and what learners write. */
export const area = defineArea({
  name: 'course-desk',
  calls: {
    courseDesk: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).courseTextQueue],
});
