import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParams, moment, page, queryCode } from '../../fields';
import { forumCategory as category } from '../../forum/shapes';
import { line, lines } from '../../people-fields';
import { postRule } from '../../post-status';
import { lookedAt, seenRevision } from '../moderation';
import { moved, withReason } from './fields';

const deskTopic = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.int(),
  status_text: z.string(),
  post_count: z.int(),
  author: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  created_at: moment,
});

const topicTitle = line({ error: '请填写话题' })
  .min(2, '话题为2至20个字')
  .max(postRule.topicTitle.max, '话题为2至20个字');
const topicDescription = lines().max(200, '说明最多200个字');

export const topicCalls = defineArea({
  'GET /staff/topic/list': {
    summary: '运营：话题，按状态；待审的旧的在前',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'read',
    query: z.object({ status: queryCode, page }),
    data: paged(deskTopic),
  },
  'GET /staff/topic/detail/:id': {
    summary: '运营：一个话题',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'read',
    params: idParams,
    data: deskTopic.extend(lookedAt.shape),
  },
  'POST /staff/topic/publish/:id': {
    summary: '运营：话题审核通过，可先改名称与说明，或重新启用',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: z
      .strictObject({
        edit: z
          .strictObject({ revision: seenRevision, title: topicTitle, description: topicDescription })
          .optional(),
      })
      .optional(),
    data: moved,
  },
  'POST /staff/topic/merge/:id': {
    summary: '运营：把话题合并到另一个，帖子一并转移',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ into: id }),
    data: moved,
  },
  'POST /staff/topic/disable/:id': {
    summary: '运营：停用话题',
    access: 'staff',
    right: 'forum.arrange',
    decides: 'topic',
    rate: 'write',
    params: idParams,
    body: withReason,
    data: moved,
  },
  'POST /staff/topic/save': {
    summary: '运营：新建话题，或修改标题、说明与热门标记',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      title: topicTitle,
      description: topicDescription.optional(),
      hot: z.boolean().optional(),
    }),
    data: deskTopic,
  },
  'POST /staff/post_category/save': {
    summary: '运营：新建或修改论坛分类，两级',
    access: 'staff',
    right: 'forum.arrange',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      parent_id: id.nullable().optional(),
      title: line({ error: '请填写分类' }).min(2, '分类为2至12个字').max(12, '分类为2至12个字'),
      description: lines().max(100, '说明最多100个字').optional(),
      sort: z.int('排序不正确').min(0, '排序不正确').max(9999, '排序不正确').optional(),
      /** False: not offered any more; its posts stay. */
      active: z.boolean().optional(),
      /** For questions: whoever asks accepts one of the answers. */
      asks: z.boolean().optional(),
    }),
    data: z.object({ data: z.array(category) }),
  },
});
