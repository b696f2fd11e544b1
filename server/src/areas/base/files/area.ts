import { defineArea } from '../../../manifest';
import { collectFiles } from './collect';
import { fileEvents, files } from './personal-data';

export const area = defineArea({
  name: 'files',
  calls: {
    files: async () => (await import('./routes')).routes,
  },
  ticks: [collectFiles],
  tables: ['files', 'file_events'],
  personalData: [files, fileEvents],
});
