import type { review } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { gradeItem, retryItem, setReminder, setRemoved } from './act';
import { reviewMarkdown } from './export';
import { reviewList } from './list';
import { reviewItem } from './present';

export const routes: AreaHandlers<typeof review> = {
  'GET /review/list': ({ core, user, query, now }) => reviewList(core, user.id, query, now),
  'GET /review/item/:id': ({ core, user, params, now }) => reviewItem(core, user.id, params.id, now),
  'POST /review/retry/:id': ({ core, user, params, body, now }) =>
    retryItem(core, user.id, params.id, body.answer, now),
  'POST /review/grade/:id': ({ core, user, params, body, now }) =>
    gradeItem(core, user.id, { id: params.id, ...body }, now),
  'POST /review/remove/:id': ({ core, user, params, now }) =>
    setRemoved(core, user.id, { id: params.id, removed: true }, now),
  'POST /review/restore/:id': ({ core, user, params, now }) =>
    setRemoved(core, user.id, { id: params.id, removed: false }, now),
  'POST /review/settings': ({ core, user, body, now }) => setReminder(core, user.id, body, now),
  'GET /review/export': ({ core, user, reply, now }) => {
    reply.headers({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': 'attachment; filename="review.md"',
      'cache-control': 'no-store',
    });
    return reviewMarkdown(core, user.id, now);
  },
};
