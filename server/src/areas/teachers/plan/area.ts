import { defineArea } from '../../../manifest';
import { planRecords } from './personal-data';

/** From a day back: what has to be done until a defence, a deadline or an acceptance, and what there is too little time for. */
export const area = defineArea({
  name: 'plan',
  calls: {
    plan: async () => (await import('./routes')).routes,
  },
  tables: ['plans'],
  personalData: [planRecords],
});
