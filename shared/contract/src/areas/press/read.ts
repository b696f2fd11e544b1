import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, moment, nothing, page } from '../../fields';
import { lines, word } from '../../people-fields';
import { pressRule } from '../../press-rules';
import { goodsCard } from '../services';
import {
  pressCard,
  pressCorrection,
  pressHeading,
  pressNeighbour,
  pressSpecial,
  pressTag,
  pressType,
} from './fields';

/** An article in a ranking. */
const ranked = z.object({
  id: z.int(),
  title: z.string(),
  /** How often it was read in the time that is ranked; 0 where it stands there for being hot. */
  views: z.int(),
});

const pressPage = paged(pressCard);

const keyword = word({ error: '请输入要搜索的词' })
  .max(pressRule.keyword, `最多输入${pressRule.keyword}个字`)
  .optional();

export const readCalls = defineArea({
  'GET /index/press': {
    summary: '头条列表：type 1 首页推荐、2 最新；is_more=1 取整页',
    access: 'public',
    rate: 'read',
    query: z.object({
      page,
      is_more: z.enum(['0', '1']).optional(),
      type: z.enum(['1', '2'], '列表类型不正确').optional(),
    }),
    data: pressPage,
  },
  'GET /press/list': {
    summary: '头条列表，按类型、排序、标签、专题、关键词，附各类型的篇数',
    access: 'public',
    rate: 'read',
    query: z.object({
      page,
      /** 0 全部 · 1 资讯 · 2 攻略 · 3 专题 · 4 快讯 */
      type: z.enum(['0', '1', '2', '3', '4'], '类型不正确').optional(),
      /** 1 最新 · 2 最热 · 3 收藏多 */
      sort: z.enum(['1', '2', '3'], '排序不正确').optional(),
      tag: idParam.optional(),
      special: idParam.optional(),
      keyword,
    }),
    data: pressPage.extend({
      /** How many there are of each type, whatever the type that was asked for. */
      counts: z.object({
        all: z.int(),
        news: z.int(),
        guide: z.int(),
        special: z.int(),
        brief: z.int(),
      }),
      /** Published today, Beijing time. */
      today: z.int(),
    }),
  },
  'GET /press/front': {
    summary: '头条首页四周：头条一篇、热读榜、专题、标签、更正公示',
    access: 'public',
    rate: 'read',
    data: z.object({
      /** The one that stands large at the top, kept there by the team or the hottest; null while there is none. */
      top: pressCard.extend({ points: z.array(z.string()) }).nullable(),
      hot: z.object({ today: z.array(ranked), week: z.array(ranked) }),
      specials: z.array(pressSpecial),
      tags: z.array(pressTag),
      corrections: z.array(pressCorrection.extend({ id: z.int(), title: z.string() })),
    }),
  },
  'GET /press/newest': {
    summary: '最新发布的几篇，只有标题，在网页底部',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(z.object({ id: z.int(), title: z.string() })) }),
  },
  'GET /press/:id/detail': {
    summary: '一篇头条，附上下篇、最新、热读、读者还看了、相关服务',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: z.object({
      info: pressCard.extend({
        /** Clean markup; headings have the ids of `headings`. */
        content: z.string(),
        headings: z.array(pressHeading),
        /** Address of the original; empty for what is our own. */
        source_url: z.string(),
        revised_at: moment.nullable(),
        corrections: z.array(pressCorrection),
        /** Tags that most readers of it also read. */
        related_Tags: z.array(pressTag),
        hot_tags: z.array(pressTag),
        tags_data: z.array(pressTag),
        seo: z.object({ title: z.string(), desc: z.string(), keywords: z.array(z.string()) }),
        next: pressNeighbour,
        prev: pressNeighbour,
        latest: z.object({ data: z.array(pressCard) }),
        service_goods: z.array(goodsCard),
        /** Of whoever looks. */
        liked: z.boolean(),
        collected: z.boolean(),
      }),
      /** 读者还看了 */
      like: z.object({ data: z.array(pressCard) }),
      /** 热读 */
      recommend: z.array(ranked),
    }),
  },
  'GET /press/for_goods/:id': {
    summary: '与一项服务有关的头条',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: z.object({ data: z.array(pressCard) }),
  },
  'POST /press/view/:id': {
    summary: '记一次阅读：每位访客每天一次',
    access: 'public',
    rate: 'read',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: nothing,
  },
  'POST /press/like/:id': {
    summary: '点赞',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ likes: z.int(), liked: z.boolean() }),
  },
  'POST /press/unlike/:id': {
    summary: '取消点赞',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ likes: z.int(), liked: z.boolean() }),
  },
  'POST /press/collect/:id': {
    summary: '收藏头条',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ collects: z.int(), collected: z.boolean() }),
  },
  'POST /press/cancel/:id': {
    summary: '取消收藏头条',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ collects: z.int(), collected: z.boolean() }),
  },
  'POST /press/report/:id': {
    summary: '指出一篇头条的错误，由编辑核对并答复',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请说明哪里有误' }).min(5, '请至少用5个字说明').max(500, '最多500个字'),
    }),
    data: z.object({ id: z.int() }),
  },
  'GET /index/tags/:id': {
    summary: '标签页：标签与它的头条',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ page }),
    data: z.object({ tags: pressTag, press: pressPage }),
  },
  'GET /get_tags': {
    summary: '全部标签',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(pressTag) }),
  },
  'GET /press/specials': {
    summary: '全部专题',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(pressSpecial) }),
  },
  'GET /press/special/:id': {
    summary: '专题页：专题与它的头条',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ page }),
    data: z.object({ special: pressSpecial, press: pressPage }),
  },
  'GET /press/preview/:id': {
    summary: '预览尚未发布的内容，凭 24 小时内有效的链接',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ ticket: z.string().max(400) }),
    data: pressCard.extend({
      content: z.string(),
      headings: z.array(pressHeading),
      source_url: z.string(),
      type: pressType,
    }),
  },
});
