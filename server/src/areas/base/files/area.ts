import { defineArea } from '../../../manifest';
import { collectFiles } from './collect';
import { fileEvents, files } from './personal-data';
import { createLocalFiles } from './store/local';

export const area = defineArea({
  name: 'files',
  gives: ({ settings }) => ({ files: createLocalFiles(settings.dataDir) }),
  calls: {
    files: async () => (await import('./routes')).routes,
  },
  ticks: [collectFiles],
  tables: ['files', 'file_events'],
  personalData: [files, fileEvents],
});
