import { defineArea } from '../../../manifest';

/** The headlines as the team writes them: `community/press` shows them to everybody. */
export const area = defineArea({
  name: 'press-desk',
  calls: {
    pressDesk: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).pressReportQueue],
});
