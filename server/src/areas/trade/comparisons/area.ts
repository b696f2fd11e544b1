import { defineArea } from '../../../manifest';
import { comparisonMarks } from './personal-data';

export const area = defineArea({
  name: 'comparisons',
  calls: {
    comparisons: async () => (await import('./routes')).routes,
  },
  tables: ['comparison_marks'],
  personalData: [comparisonMarks],
});
