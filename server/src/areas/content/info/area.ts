import { defineArea } from '../../../manifest';
import { heardOfTexts } from './texts/reading';

export const area = defineArea({
  name: 'info',
  calls: {
    info: async () => (await import('./routes')).routes,
  },
  announces: [
    {
      calls: ['GET /info/disclaimer', 'GET /info/about', 'GET /help/list', 'GET /help/search'],
      heard: heardOfTexts,
    },
    // They come with the server and change with it alone.
    { calls: ['GET /info/packs'], heard: () => 0 },
  ],
  tables: ['client_downloads', 'help_categories', 'help_articles', 'site_texts'],
});
