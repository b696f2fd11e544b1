import type { moderation } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { authorPast } from './past';

export const routes: AreaHandlers<typeof moderation> = {
  'GET /staff/author/past/:id': ({ db, params }) => authorPast(db, params.id),
};
