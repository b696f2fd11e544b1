import type { forum } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { toMoment } from '../../../time';
import { setBlocked } from './people/blocks';
import { follow, unfollow } from './people/follows';
import { ruleFor } from './people/rule';
import { appeal, deletePost, editable, editPost } from './posts/edit';
import { publish } from './posts/publish';
import { react, unreact } from './posts/reactions';
import { versionsOf } from './posts/versions';
import { cached, writing } from './reading/cache';
import { categoryPage, categoryTree, recommendedCategories, topCategories } from './reading/categories';
import { postDetail, seePost } from './reading/detail';
import { forumHome } from './reading/home';
import { followedPage, postPage, recommended, shownPosts } from './reading/lists';
import { search } from './reading/search';
import { hotTopics } from './reading/topics';
import { report } from './reports';

const handlers: AreaHandlers<typeof forum> = {
  'GET /index/bbs': ({ core, db }) =>
    cached(core, 'bbs', async () => ({
      categories: await categoryTree(db),
      topics: await hotTopics(db),
    })),
  'GET /hot_post/index': ({ core, user, now }) => forumHome(core, user, now),
  'GET /hot_post/list': async ({ core, db, user, query }) => {
    const { type = 'hot', page = 1 } = query;
    if (type === 'followed') return followedPage(db, user, page);
    return postPage(core, user, {
      sort: type,
      page,
      total: await cached(core, 'shown', () => shownPosts(db)),
    });
  },
  'GET /hot_post/:id/detail': ({ core, user, params, now }) => postDetail(core, user, params.id, now),
  'POST /hot_post/view/:id': ({ core, user, params, request, now }) =>
    seePost(core, user, params.id, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }, now),
  'GET /hot_post/recommend': ({ core, user }) => recommended(core, user),
  'GET /hot_post/category': async ({ db }) => ({ data: await topCategories(db) }),
  'GET /hot_post/pc_category': async ({ db }) => ({ data: await categoryTree(db) }),
  'GET /hot_post/get_category': async ({ db }) => ({ data: await categoryTree(db) }),
  'GET /hot_post/category_rec': async ({ db }) => ({ data: await recommendedCategories(db) }),
  'GET /hot_post/category/:id': ({ core, user, params, query }) => categoryPage(core, user, params.id, query),
  'POST /hot_post/search': ({ core, user, body }) => search(core, user, body),
  'POST /hot_post/post_message': ({ core, user, body, once, request, now }) =>
    publish(core, { userId: user.id, ip: request.ip }, body, once, now),
  'GET /hot_post/edit/:id': ({ db, user, params }) => editable(db, user.id, params.id),
  'PUT /hot_post/edit/:id': ({ core, user, params, body, request, now }) =>
    editPost(core, { userId: user.id, ip: request.ip }, params.id, body, now),
  'GET /hot_post/versions/:id': ({ core, user, params }) => versionsOf(core, user.id, params.id),
  'POST /hot_post/delete/:id': ({ core, user, params, now }) => deletePost(core, user.id, params.id, now),
  'POST /hot_post/appeal/:id': async ({ core, user, params, body, now }) => ({
    asked_at: toMoment(await appeal(core, user.id, params.id, body.content, now)),
  }),
  'POST /hot_post/like/:id': async ({ core, user, params, now }) => {
    const { like_count } = await react(core, user, params.id, 'like', now);
    return { liked: true, like_count };
  },
  'POST /hot_post/cancel_like/:id': async ({ core, user, params }) => {
    const { like_count } = await unreact(core, user.id, params.id, 'like');
    return { liked: false, like_count };
  },
  'POST /hot_post/collect/:id': async ({ core, user, params, now }) => {
    const { collect_count } = await react(core, user, params.id, 'collect', now);
    return { collected: true, collect_count };
  },
  'POST /hot_post/cancel_collect/:id': async ({ core, user, params }) => {
    const { collect_count } = await unreact(core, user.id, params.id, 'collect');
    return { collected: false, collect_count };
  },
  'POST /hot_post/concerned': ({ core, user, body, now }) => follow(core, user, body.id, now),
  'POST /hot_post/cancel_concern/:id': ({ core, user, params }) => unfollow(core, user.id, params.id),
  'POST /hot_post/block/:id': ({ core, user, params, now }) =>
    setBlocked(core, user.id, params.id, true, now),
  'POST /hot_post/unblock/:id': ({ core, user, params, now }) =>
    setBlocked(core, user.id, params.id, false, now),
  'POST /hot_post/report': ({ core, user, body, now }) => report(core, user.id, body, now),
  'GET /hot_post/rule': ({ core, user, now }) => ruleFor(core, user, now),
};

export const routes = writing(handlers);
