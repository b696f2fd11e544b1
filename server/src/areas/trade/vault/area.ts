import { defineArea } from '../../../manifest';
import { vaultTick } from './ticks';

export const area = defineArea({
  name: 'vault',
  calls: {
    vault: async () => (await import('./routes')).routes,
  },
  ticks: [vaultTick],
  tables: ['file_terms'],
});
