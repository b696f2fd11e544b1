import type { discuss } from '@harbor/contract';
import type { AreaHandlers } from '../../http/handler';
import { likeComment } from '../forum/comments/likes';
import { deleteComment, writeComment } from '../forum/comments/write';
import { commentPage, replyPage } from '../forum/reading/comments';

export const routes: AreaHandlers<typeof discuss> = {
  'POST /hot_post/discuss/:id': ({ db, user, params, body }) => commentPage(db, user, params.id, body ?? {}),
  'GET /hot_post/comments/:id': ({ db, user, params, query }) => commentPage(db, user, params.id, query),
  'POST /hot_post/more_discuss/:id': ({ db, user, params, body }) =>
    replyPage(db, user, params.id, body?.page),
  'POST /hot_post/discuss': ({ core, user, body, once, request, now }) =>
    writeComment(core, { userId: user.id, ip: request.ip }, body, once, now),
  'POST /hot_post/delete_discuss/:id': ({ core, user, params, now }) =>
    deleteComment(core, user.id, params.id, now),
  'POST /hot_post/like_discuss/:id': ({ core, user, params, now }) =>
    likeComment(core, user, params.id, true, now),
  'POST /hot_post/cancel_discuss/:id': ({ core, user, params, now }) =>
    likeComment(core, user, params.id, false, now),
};
