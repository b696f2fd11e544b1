import { defineArea } from '../../../manifest';
import { createLocalImages } from './local-images';
import { uploads } from './personal-data';

export const area = defineArea({
  name: 'media',
  gives: ({ settings }) => ({ images: createLocalImages(settings.dataDir) }),
  calls: {
    media: async () => (await import('./routes')).routes,
  },
  tables: ['uploads'],
  personalData: [uploads],
});
