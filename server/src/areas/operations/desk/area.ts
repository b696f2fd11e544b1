import { defineArea } from '../../../manifest';
import { caseHolds } from './holds';

export const area = defineArea({
  name: 'desk',
  calls: {
    desk: async () => (await import('./routes')).routes,
  },
  holds: caseHolds,
  tables: ['desk_holds', 'desk_duty', 'desk_handover'],
});
