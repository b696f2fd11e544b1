import type { forumDesk } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { acceptAnswer } from '../forum/comments/accept';
import { versionsOf } from '../forum/posts/versions';
import { writing } from '../forum/reading/cache';
import { saveCategory } from './categories';
import { decideComment, keepComment } from './comments';
import { commentDetail, postDetail } from './details';
import { decidePost, refuseAppeal, setRecommended } from './posts';
import { deskQueue } from './queue';
import { deskTopics, disableTopic, mergeTopic, publishTopic, saveTopic, topicDetail } from './topics';

const handlers: AreaHandlers<typeof forumDesk> = {
  'GET /staff/forum/queue': ({ db, query }) => deskQueue(db, query.list, query.page),
  'GET /staff/post/detail/:id': ({ core, params }) => postDetail(core, params.id),
  'GET /staff/post/versions/:id': ({ core, params }) => versionsOf(core, null, params.id),
  'POST /staff/post/publish/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'approve', '', body?.edit),
  'POST /staff/post/reject/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'reject', body.reason),
  'POST /staff/post/confirm/:id': ({ core, user, params }) => decidePost(core, user.id, params.id, 'confirm'),
  'POST /staff/post/recall/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'recall', body.reason),
  'POST /staff/post/hide/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'hide', body.reason),
  'POST /staff/post/keep/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'keep', body.reason),
  'POST /staff/post/restore/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'restore', body.reason),
  'POST /staff/post/refuse_appeal/:id': ({ core, user, params, body }) =>
    refuseAppeal(core, user.id, params.id, body.reason),
  'POST /staff/post/lock/:id': ({ core, user, params, body }) =>
    decidePost(core, user.id, params.id, 'lock', body.reason),
  'POST /staff/post/unlock/:id': ({ core, user, params }) => decidePost(core, user.id, params.id, 'unlock'),
  'POST /staff/post/recommend/:id': ({ core, user, params, body }) =>
    setRecommended(core, user.id, params.id, body.recommended),
  'GET /staff/discuss/detail/:id': ({ core, params }) => commentDetail(core, params.id),
  'POST /staff/discuss/publish/:id': ({ core, user, params, body }) =>
    decideComment(core, user.id, params.id, 'approve', '', body?.edit),
  'POST /staff/discuss/reject/:id': ({ core, user, params, body }) =>
    decideComment(core, user.id, params.id, 'reject', body.reason),
  'POST /staff/discuss/hide/:id': ({ core, user, params, body }) =>
    decideComment(core, user.id, params.id, 'hide', body.reason),
  'POST /staff/discuss/keep/:id': ({ core, user, params, body }) =>
    keepComment(core, user.id, params.id, body.reason),
  'POST /staff/discuss/restore/:id': ({ core, user, params, body }) =>
    decideComment(core, user.id, params.id, 'restore', body.reason),
  'POST /staff/discuss/accept/:id': ({ core, user, params, now }) =>
    acceptAnswer(core, { id: user.id, staff: true }, params.id, now),
  'GET /staff/topic/list': ({ db, query }) => deskTopics(db, query.status, query.page),
  'GET /staff/topic/detail/:id': ({ core, params }) => topicDetail(core, params.id),
  'POST /staff/topic/publish/:id': ({ core, user, params, body }) =>
    publishTopic(core, user.id, params.id, body?.edit),
  'POST /staff/topic/merge/:id': ({ core, user, params, body }) =>
    mergeTopic(core, user.id, params.id, body.into),
  'POST /staff/topic/disable/:id': ({ core, user, params, body }) =>
    disableTopic(core, user.id, params.id, body.reason),
  'POST /staff/topic/save': ({ core, user, body }) => saveTopic(core, user.id, body),
  'POST /staff/post_category/save': ({ core, user, body }) => saveCategory(core, user.id, body),
};

export const routes = writing(handlers);
