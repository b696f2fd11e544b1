import type { info } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { allClients, latestClients, saveClient } from './clients';
import { packs } from './content';
import { searchHelp } from './search-help';
import { readHelp, readText } from './texts/reading';

export const routes: AreaHandlers<typeof info> = {
  'GET /info/disclaimer': ({ core }) => readText(core, 'disclaimer'),
  'GET /info/about': ({ core }) => readText(core, 'about'),
  'GET /help/list': ({ core }) => readHelp(core),
  'GET /help/search': async ({ core, query: { keyword } }) => ({
    keyword,
    data: searchHelp(await readHelp(core), keyword),
  }),
  'GET /info/packs': async () => ({ data: packs() }),
  'POST /Resource_packs': async () => ({ data: packs() }),
  'GET /clientAndServer/all/list': ({ core }) => latestClients(core),
  'GET /staff/client/list': ({ db }) => allClients(db),
  'POST /staff/client/save': ({ core, user, body }) => saveClient(core, user.id, body),
};
