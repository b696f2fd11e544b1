import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'reimbursement',
  calls: {
    reimbursement: async () => (await import('./routes')).routes,
  },
});
