import { defineArea } from '../../../manifest';
import { team } from './personal-data';
import { rekeySecondFactors } from './rekey';

export const area = defineArea({
  name: 'staff-entry',
  calls: {
    staffEntry: async () => (await import('./routes')).routes,
  },
  ticks: [rekeySecondFactors],
  tables: ['staff_members', 'staff_second_factors', 'staff_recovery_codes'],
  personalData: [team],
});
