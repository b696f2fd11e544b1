import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, pageQuery } from '../fields';
import { draftFields, topicChoice } from '../forum/written';

const draftCard = z.object({
  id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  /** The rejected post that it goes on with; null for a new one. */
  post_id: z.int().nullable(),
  /** Why that post was rejected; else empty. */
  reason: z.string(),
  version: z.int(),
  saved_at: moment,
});

/** A draft as its owner writes on. */
export const draft = draftCard.extend({
  content: z.string(),
  category_id: z.int().nullable(),
  topic_id: z.array(topicChoice),
  ai_flag: z.boolean(),
});

export const drafts = defineArea({
  'GET /draft/list': {
    summary: '我的草稿，最近保存的在前；最多20篇',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(draftCard).extend({ limit: z.int() }),
  },
  'GET /draft/get_info/:id': {
    summary: '一篇草稿，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: draft,
  },
  'POST /draft/add_draft': {
    summary: '新建草稿',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: draftFields,
    data: draft,
  },
  'PUT /draft/edit/:id': {
    summary: '保存草稿；version 是读到的版本，别处已保存过则 409，并给出那一版',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: draftFields.extend({ version: z.int('版本不正确').min(1, '版本不正确').optional() }),
    data: draft,
  },
  'PUT /draft/delete': {
    summary: '删除若干草稿',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ ids: z.array(id, '请选择草稿').min(1, '请选择草稿').max(100, '一次最多100篇') }),
    data: z.object({ removed: z.array(z.int()) }),
  },
  'POST /draft/post/:id': {
    summary: '发布草稿；驳回后修改的草稿会重新提交原来的帖子',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    data: z.object({
      id: z.int().nullable(),
      status: z.int(),
      status_text: z.string(),
      message: z.string(),
      ticket: z.object({ id: z.int(), ticket_no: z.string() }).nullable(),
    }),
  },
  'POST /hot_post/revise/:id': {
    summary: '把本人被驳回的帖子作为草稿继续修改',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ draft_id: z.int() }),
  },
});

export type Draft = z.output<typeof draft>;
export type DraftCard = z.output<typeof draftCard>;
