import type { topics } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { hotTopics, recommendedTopics, topicList, topicPage, topicsFor } from '../forum/reading/topics';

export const routes: AreaHandlers<typeof topics> = {
  'POST /topic/list': ({ db, body }) => topicList(db, body ?? {}),
  'GET /topic/all': ({ db, query }) => topicList(db, query),
  'POST /topic/detail/:id': ({ db, user, params, body }) => topicPage(db, user, params.id, body ?? {}),
  'GET /topic/page/:id': ({ db, user, params, query }) => topicPage(db, user, params.id, query),
  'POST /topic/get_topic': ({ db, body }) => topicsFor(db, body?.title),
  'GET /topic/recommend': async ({ db }) => ({ data: await recommendedTopics(db) }),
  'GET /topic/hot': async ({ db }) => ({ data: await hotTopics(db) }),
};
