import { defineArea } from '../../../manifest';
import { closingTicks } from './closing/erase';
import { removeFiles } from './closing/remove-files';
import { makeExport } from './export/make';
import { exportTicks } from './export/ticks';
import { closingRequests, exportRequests } from './personal-data';

export const area = defineArea({
  name: 'privacy',
  calls: {
    privacy: async () => (await import('./routes')).routes,
  },
  jobs: [makeExport, removeFiles],
  ticks: [...exportTicks, ...closingTicks],
  tables: ['privacy_settings', 'data_exports', 'account_closings'],
  personalData: [exportRequests, closingRequests],
});
