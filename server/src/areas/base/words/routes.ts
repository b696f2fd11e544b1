import type { words } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { look, tryText } from './look';
import { wordChanges, wordList, wordVersions } from './queries';
import { publishWords, restoreWords } from './versions';

export const routes: AreaHandlers<typeof words> = {
  'POST /sentinel/look': ({ core, body }) => look(core, body),
  'GET /staff/words/list': ({ db, query }) => wordList(db, query),
  'GET /staff/words/versions': ({ db, query }) => wordVersions(db, query.page),
  'GET /staff/words/version/:no': ({ db, params }) => wordChanges(db, params.no),
  'POST /staff/words/publish': ({ core, user, body }) => publishWords(core, user.id, body),
  'POST /staff/words/restore/:no': ({ core, user, params, body }) =>
    restoreWords(core, user.id, params.no, body),
  'POST /staff/words/try': ({ core, body }) => tryText(core, body),
};
