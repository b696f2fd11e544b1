import type { siteTexts } from '@harbor/contract';
import type { AreaHandlers } from '../../../../http/handler';
import { deleteHelpCategory, orderHelp, saveHelpCategory } from './categories';
import { saveHelpArticle, staffHelp } from './help';
import { allTexts, publishText, textVersion } from './versions';

export const routes: AreaHandlers<typeof siteTexts> = {
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
