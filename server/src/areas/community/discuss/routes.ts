import type { discuss } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { acceptAnswer, cancelAccept } from '../forum/comments/accept';
import { likeComment } from '../forum/comments/likes';
import { deleteComment, writeComment } from '../forum/comments/write';
import { writing } from '../forum/reading/cache';
import { shownComments } from '../forum/reading/comment-page-cached';
import { replyPage } from '../forum/reading/replies';

const handlers: AreaHandlers<typeof discuss> = {
  'POST /hot_post/discuss/:id': ({ core, user, params, body }) =>
    shownComments(core, user, params.id, body ?? {}),
  'GET /hot_post/comments/:id': ({ core, user, params, query }) =>
    shownComments(core, user, params.id, query),
  'POST /hot_post/more_discuss/:id': ({ db, user, params, body }) =>
    replyPage(db, user, params.id, body?.page),
  'POST /hot_post/discuss': ({ core, user, body, once, request, now }) =>
    writeComment(core, { userId: user.id, ip: request.ip }, body, once, now),
  'POST /hot_post/delete_discuss/:id': ({ core, user, params, now }) =>
    deleteComment(core, user.id, params.id, now),
  'POST /hot_post/accept/:id': ({ core, user, params, now }) =>
    acceptAnswer(core, { id: user.id, staff: false }, params.id, now),
  'POST /hot_post/cancel_accept/:id': ({ core, user, params, now }) =>
    cancelAccept(core, { id: user.id, staff: false }, params.id, now),
  'POST /hot_post/like_discuss/:id': ({ core, user, params, now }) =>
    likeComment(core, user, params.id, true, now),
  'POST /hot_post/cancel_discuss/:id': ({ core, user, params, now }) =>
    likeComment(core, user, params.id, false, now),
};

export const routes = writing(handlers);
