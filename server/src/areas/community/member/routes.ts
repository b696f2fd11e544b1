import type { member } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { myForum } from './figures';
import { forgetHistory, readingHistory } from './history';
import { memberInfo } from './info';
import { blockedMembers, memberFollows, memberPosts, memberReactions } from './lists';
import { setRemark } from './remark';

export const routes: AreaHandlers<typeof member> = {
  'GET /member/info/:id': ({ db, user, params }) => memberInfo(db, user, params.id),
  'POST /member/info/:id': ({ db, user, params }) => memberInfo(db, user, params.id),
  'POST /member/my_post/:id': ({ db, user, params, body }) => memberPosts(db, user, params.id, body ?? {}),
  'GET /member/posts/:id': ({ db, user, params, query }) => memberPosts(db, user, params.id, query),
  'POST /member/collect/:id': ({ db, user, params, body }) =>
    memberReactions(db, user, params.id, 'post_collects', body?.page),
  'POST /member/like/:id': ({ db, user, params, body }) =>
    memberReactions(db, user, params.id, 'post_likes', body?.page),
  'POST /member/my_fans/:id': ({ db, user, params, body }) =>
    memberFollows(db, user, params.id, 'fans', body?.page),
  'POST /member/concerned/:id': ({ db, user, params, body }) =>
    memberFollows(db, user, params.id, 'following', body?.page),
  'GET /member/mine': ({ db, user }) => myForum(db, user.id),
  'GET /member/history': ({ db, user, query, now }) => readingHistory(db, user.id, query.page ?? 1, now),
  'PUT /member/history/delete': ({ db, user, body }) => forgetHistory(db, user.id, body),
  'PUT /member/remark/:id': ({ core, user, params, body }) =>
    setRemark(core, user.id, params.id, body.remark),
  'GET /member/blocks': ({ db, user, query }) => blockedMembers(db, user.id, query.page),
};
