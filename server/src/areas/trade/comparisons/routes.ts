import type { comparisons } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { comparisonOf, markChange } from './read';
import { comparisonSources } from './sources';

export const routes: AreaHandlers<typeof comparisons> = {
  'GET /compare/sources/:id': ({ db, user, params }) => comparisonSources(db, user.id, params.id),
  'GET /compare/order/:id': ({ core, user, params, query }) => comparisonOf(core, user.id, params.id, query),
  'POST /compare/mark/:id': ({ core, user, params, body }) => markChange(core, user.id, params.id, body),
};
