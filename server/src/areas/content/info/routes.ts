import type { info } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { allClients, latestClients, saveClient } from './clients';
import { packs } from './content';
import { searchHelp } from './search-help';
import { deleteHelpCategory, orderHelp, saveHelpCategory } from './texts/categories';
import { saveHelpArticle, staffHelp } from './texts/help';
import { readHelp, readText } from './texts/reading';
import { allTexts, publishText, textVersion } from './texts/versions';

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
  'GET /staff/help/list': ({ db }) => staffHelp(db),
  'POST /staff/help/article': ({ core, user, body }) => saveHelpArticle(core, user.id, body),
  'POST /staff/help/category': ({ core, user, body }) => saveHelpCategory(core, user.id, body),
  'POST /staff/help/category/delete/:id': ({ core, user, params }) =>
    deleteHelpCategory(core, user.id, params.id),
  'POST /staff/help/order': ({ core, user, body }) => orderHelp(core, user.id, body),
  'GET /staff/text/list': ({ db }) => allTexts(db),
  'GET /staff/text/detail': ({ db, query }) => textVersion(db, query.name, query.version),
  'POST /staff/text/publish': ({ core, user, body }) => publishText(core, user.id, body),
};
