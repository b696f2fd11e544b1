import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { collectedPosts } from './collected';
import { lockForErasing } from './erase-locks';
import { likes, reading, relations, reports } from './personal-data/reading';
import { comments, posts, postVersions, topics } from './personal-data/writing';
import { heardOfForum } from './reading/cache';
import { postFinder } from './reading/finder';
import { forumTicks } from './ticks';

export const area = defineArea({
  name: 'forum',
  calls: {
    forum: async () => (await import('./routes')).routes,
  },
  ticks: forumTicks,
  announces: [
    {
      calls: [
        'GET /index/bbs',
        'GET /hot_post/index',
        'GET /hot_post/list',
        'GET /hot_post/:id/detail',
        'GET /hot_post/category/:id',
      ],
      heard: heardOfForum,
    },
  ],
  tables: [
    'post_categories',
    'topics',
    'posts',
    'post_versions',
    'post_topics',
    'post_search',
    'comments',
    'forum_history',
    'forum_reports',
    'post_likes',
    'post_collects',
    'comment_likes',
    'member_follows',
    'member_remarks',
    'member_blocks',
    'post_views',
    'post_reads',
  ],
  collects: { post: collectedPosts },
  finds: [postFinder],
  personalData: [posts, postVersions, topics, comments, likes, relations, reading, reports],
  closingLocks: [lockForErasing],
  examples: [
    { call: 'GET /hot_post/:id/detail', newest: newest('posts', 'id') },
    { call: 'GET /hot_post/category/:id', newest: newest('post_categories', 'id') },
  ],
});
