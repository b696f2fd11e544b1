import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'info',
  calls: {
    info: async () => (await import('./routes')).routes,
  },
  // Texts that come with the server: they change with it alone.
  announces: [
    {
      calls: [
        'GET /info/disclaimer',
        'GET /info/about',
        'GET /info/packs',
        'GET /help/list',
        'GET /help/search',
      ],
      heard: () => 0,
    },
  ],
  tables: ['client_downloads'],
});
