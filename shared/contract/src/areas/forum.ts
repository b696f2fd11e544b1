import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, id, idParams, moment, page } from '../fields';
import {
  forumCategory as category,
  forumCategoryChild as categoryChild,
  markedText,
  memberCard,
  postCard,
  postDetail,
  postVersion,
  forumTopic as topic,
} from '../forum/shapes';
import { newPost, postFields, topicChoice } from '../forum/written';
import { lines, word } from '../people-fields';
import { type ReportReason, reportReasons } from '../post-status';

const sort = z.enum(['hot', 'newest', 'reply'], '排序不正确').optional();
const liked = z.object({ liked: z.boolean(), like_count: z.int() });
const collected = z.object({ collected: z.boolean(), collect_count: z.int() });
const following = z.object({ following: z.boolean(), fans_count: z.int() });
const blocked = z.object({ blocked: z.boolean() });

/** What became of a post that was sent. */
const sent = z.object({
  /** Null for feedback. */
  id: z.int().nullable(),
  status: z.int(),
  status_text: z.string(),
  /** What to tell the author: 发布成功，审核后上线. */
  message: z.string(),
  ticket: z.object({ id: z.int(), ticket_no: z.string() }).nullable(),
});

const index = z.object({
  categories: z.array(category),
  topics: z.array(topic),
  recommended: z.array(postCard),
  stats: z.object({ posts: z.int(), today: z.int(), week: z.int(), members: z.int() }),
});

export const forum = defineArea({
  'GET /index/bbs': {
    summary: '首页的论坛分类与热门话题',
    access: 'public',
    rate: 'read',
    data: z.object({ categories: z.array(category), topics: z.array(topic) }),
  },
  'GET /hot_post/index': {
    summary: '论坛首页：分类、热门话题、推荐帖子、统计',
    access: 'public',
    rate: 'read',
    data: index,
  },
  'GET /hot_post/list': {
    summary: '帖子列表：热门、最新、关注的人（需登录，未登录为空）',
    access: 'public',
    rate: 'read',
    query: z.object({ type: z.enum(['hot', 'newest', 'followed'], '列表类型不正确').optional(), page }),
    data: paged(postCard),
  },
  'GET /hot_post/:id/detail': {
    summary: '一个帖子；未公开的仅作者本人',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: postDetail,
  },
  'POST /hot_post/view/:id': {
    summary: '看过一个帖子：每位访客每天计一次浏览，登录者记入浏览记录（可在隐私设置中暂停）',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: z.object({ view_count: z.int() }),
  },
  'GET /hot_post/recommend': {
    summary: '推荐帖子；允许个性化推荐的登录者按其赞过、收藏过的分类',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(postCard), personal: z.boolean() }),
  },
  'GET /hot_post/category': {
    summary: '全部一级分类',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(categoryChild) }),
  },
  'GET /hot_post/pc_category': {
    summary: '全部分类，两级',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(category) }),
  },
  'GET /hot_post/get_category': {
    summary: '发帖可选的分类，两级',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(category) }),
  },
  'GET /hot_post/category_rec': {
    summary: '推荐分类，最多四个',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(categoryChild) }),
  },
  'GET /hot_post/category/:id': {
    summary: '一个分类（含下级）的帖子',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ sort, page }),
    data: z.object({
      category,
      parent: categoryChild.nullable(),
      posts: paged(postCard),
    }),
  },
  'POST /hot_post/search': {
    summary: '搜索帖子、话题、用户；suggest 为 true 时只给出输入建议',
    access: 'public',
    rate: 'search',
    body: z.strictObject({
      type: z.enum(['post', 'topic', 'member'], '搜索类型不正确').optional(),
      keywords: word({ error: '请输入关键词' }).min(1, '请输入关键词').max(50, '关键词最多50个字'),
      page: bodyPage,
      suggest: z.boolean().optional(),
    }),
    data: z.object({
      type: z.enum(['post', 'topic', 'member']),
      keywords: z.string(),
      suggestions: z.array(z.string()),
      posts: z.array(postCard.extend({ title_marks: markedText, excerpt_marks: markedText })),
      topics: z.array(topic.extend({ title_marks: markedText })),
      members: z.array(memberCard.extend({ nickname_marks: markedText })),
      /** Of the asked type; never counts beyond 1000. */
      total: z.int(),
      current_page: z.int(),
      per_page: z.int(),
      last_page: z.int(),
    }),
  },
  'POST /hot_post/post_message': {
    summary: '发帖：标题1至30字，正文15至2000字，图片最多9张；is_spit=1 为意见反馈，进入工单',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: newPost,
    data: sent,
  },
  'GET /hot_post/edit/:id': {
    summary: '本人帖子的可编辑内容',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({
      id: z.int(),
      title: z.string(),
      content: z.string(),
      category_id: z.int().nullable(),
      topic_id: z.array(topicChoice),
      ai_flag: z.boolean(),
      status: z.int(),
      reason: z.string(),
    }),
  },
  'PUT /hot_post/edit/:id': {
    summary: '修改本人待审核或已发布的帖子；改动超过20%重新审核',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject(postFields),
    data: sent,
  },
  'GET /hot_post/versions/:id': {
    summary: '本人帖子发布后修改前的各个版本，新的在前',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({ title: z.string(), data: z.array(postVersion) }),
  },
  'POST /hot_post/delete/:id': {
    summary: '删除本人的帖子',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ id: z.int() }),
  },
  'POST /hot_post/appeal/:id': {
    summary: '对本人被隐藏的帖子申诉，15天内一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写申诉理由' })
        .min(10, '申诉理由至少10个字')
        .max(500, '申诉理由最多500个字'),
    }),
    data: z.object({ asked_at: moment }),
  },
  'POST /hot_post/like/:id': {
    summary: '赞一个帖子；重复的赞只算一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: liked,
  },
  'POST /hot_post/cancel_like/:id': {
    summary: '取消赞',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: liked,
  },
  'POST /hot_post/collect/:id': {
    summary: '收藏一个帖子',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: collected,
  },
  'POST /hot_post/cancel_collect/:id': {
    summary: '取消收藏',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: collected,
  },
  'POST /hot_post/concerned': {
    summary: '关注一位用户',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ id }),
    data: following,
  },
  'POST /hot_post/cancel_concern/:id': {
    summary: '取消关注（编号为用户的编号）',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: following,
  },
  'POST /hot_post/block/:id': {
    summary: '屏蔽一位用户：其帖子折叠，且不能评论我的帖子',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: blocked,
  },
  'POST /hot_post/unblock/:id': {
    summary: '取消屏蔽',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: blocked,
  },
  'POST /hot_post/report': {
    summary: '举报帖子或评论，每天最多10次，结果会告知',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      target: z.enum(['post', 'comment'], '请选择举报对象'),
      id,
      reason: z.enum(Object.keys(reportReasons) as [ReportReason], '请选择举报原因'),
      content: lines().max(200, '说明最多200个字').optional(),
    }),
    data: z.object({ reported: z.boolean() }),
  },
  'GET /hot_post/rule': {
    summary: '发帖前的说明：本人能否发帖，为什么不能，是否先审后发',
    access: 'login',
    rate: 'read',
    data: z.object({
      /** False: a phone has to be bound first (后台实名). */
      phone_bound: z.boolean(),
      /** Publishes at once, looked at afterwards. */
      trusted: z.boolean(),
      /** Null: nothing to wait for. */
      wait_seconds: z.int().nullable(),
      reports_left: z.int(),
    }),
  },
});
