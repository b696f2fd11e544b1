import type { dictionary } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { addCandidate, candidateDetail, mergeCandidate, refuseCandidate } from './candidates';
import { searchMajors, searchUniversities } from './search';
import { categories, majorTree, subjectTree, takeable } from './trees';

export const routes: AreaHandlers<typeof dictionary> = {
  'GET /teacher/university': ({ db, query }) => searchUniversities(db, query.keyword),
  'GET /teacher/major': ({ db, query }) => searchMajors(db, query.keyword),
  'GET /major/list': ({ db }) => majorTree(db),
  'GET /subject': () => subjectTree(),
  'GET /category': ({ db }) => categories(db),
  'GET /teacher/category': () => takeable(),
  'GET /staff/dictionary/candidate/:id': ({ db, params }) => candidateDetail(db, params.id),
  'POST /staff/dictionary/add/:id': ({ core, user, params, body }) =>
    addCandidate(core, user.id, params.id, body),
  'POST /staff/dictionary/merge/:id': ({ core, user, params, body }) =>
    mergeCandidate(core, user.id, params.id, body.target),
  'POST /staff/dictionary/refuse/:id': ({ core, user, params, body }) =>
    refuseCandidate(core, user.id, params.id, body.reason),
};
