import type { info } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { allClients, latestClients, saveClient } from './clients';
import { about, disclaimer, help, packs } from './content';
import { searchHelp } from './search-help';

export const routes: AreaHandlers<typeof info> = {
  'GET /info/disclaimer': async () => disclaimer(),
  'GET /info/about': async () => about(),
  'GET /help/list': async () => help(),
  'GET /help/search': async ({ query: { keyword } }) => ({ keyword, data: searchHelp(keyword) }),
  'GET /info/packs': async () => ({ data: packs() }),
  'POST /Resource_packs': async () => ({ data: packs() }),
  'GET /clientAndServer/all/list': ({ core }) => latestClients(core),
  'GET /staff/client/list': ({ db }) => allClients(db),
  'POST /staff/client/save': ({ core, user, body }) => saveClient(core, user.id, body),
};
