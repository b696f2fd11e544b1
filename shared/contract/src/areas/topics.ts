import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, idParams, page } from '../fields';
import { postCard, forumTopic as topic } from '../forum/shapes';
import { line, word } from '../people-fields';

const several = z.object({ data: z.array(topic) });

export const topics = defineArea({
  'POST /topic/list': {
    summary: '全部话题',
    access: 'public',
    rate: 'read',
    body: z
      .strictObject({
        page: bodyPage,
        sort: z.enum(['hot', 'newest'], '排序不正确').optional(),
        keywords: word().max(50, '关键词最多50个字').optional(),
      })
      .optional(),
    data: paged(topic),
  },
  'GET /topic/all': {
    summary: '全部话题，供地址直接打开的页面',
    access: 'public',
    rate: 'read',
    query: z.object({ page, sort: z.enum(['hot', 'newest'], '排序不正确').optional() }),
    data: paged(topic),
  },
  'POST /topic/detail/:id': {
    summary: '一个话题与它的帖子；已合并的话题给出合并后的话题',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: z
      .strictObject({ page: bodyPage, sort: z.enum(['hot', 'newest', 'reply'], '排序不正确').optional() })
      .optional(),
    data: z.object({ topic, posts: paged(postCard), related: z.array(topic) }),
  },
  'GET /topic/page/:id': {
    summary: '一个话题与它的帖子，供地址直接打开的页面',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      sort: z.enum(['hot', 'newest', 'reply'], '排序不正确').optional(),
    }),
    data: z.object({ topic, posts: paged(postCard), related: z.array(topic) }),
  },
  'POST /topic/get_topic': {
    summary: '发帖时找话题；没有输入时给出常用话题，没有同名的可以新建（编号为0）',
    access: 'public',
    rate: 'search',
    body: z.strictObject({ title: line().max(50, '话题最多20个字').optional() }).optional(),
    data: z.object({
      data: z.array(topic),
      /** The typed text as a topic that can be made; null when it exists, is empty or too long. */
      create: z.object({ id: z.literal(0), title: z.string() }).nullable(),
    }),
  },
  'GET /topic/recommend': { summary: '推荐话题', access: 'public', rate: 'read', data: several },
  'GET /topic/hot': { summary: '热门话题', access: 'public', rate: 'read', data: several },
});
