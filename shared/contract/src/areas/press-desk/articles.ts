import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, moment, nothing, page } from '../../fields';
import { lines, word } from '../../people-fields';
import { deskPress, deskPressRow, deskRevision, pressDocument, seenPress } from './fields';

const staff = { access: 'staff', right: 'press' } as const;

const why = (label: string) =>
  lines({ error: `请填写${label}` })
    .min(2, `请填写${label}`)
    .max(200, `${label}最多200个字`);

const numberParam = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, '版本不正确')
  .transform(Number);

export const articleCalls = defineArea({
  'GET /staff/press/list': {
    summary: '运营：头条列表，按状态、类型、标签、专题与关键词',
    ...staff,
    rate: 'read',
    query: z.object({
      page,
      status: z.enum(['0', '1', '2', '3'], '状态不正确').optional(),
      type: z.enum(['1', '2', '4'], '类型不正确').optional(),
      tag: idParam.optional(),
      special: idParam.optional(),
      keyword: word().max(50, '最多输入50个字').optional(),
    }),
    data: paged(deskPressRow).extend({
      counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int(), offline: z.int() }),
    }),
  },
  'GET /staff/press/detail/:id': {
    summary: '运营：一篇头条与它的草稿、经过',
    ...staff,
    rate: 'read',
    params: idParams,
    data: deskPress,
  },
  'POST /staff/press/create': {
    summary: '运营：新建头条，先是草稿',
    ...staff,
    rate: 'write',
    idempotent: true,
    body: z.strictObject(pressDocument),
    data: deskPress,
  },
  'POST /staff/press/save/:id': {
    summary: '运营：保存草稿，读者看到的内容不变',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenPress.shape, ...pressDocument }),
    data: deskPress,
  },
  'POST /staff/press/publish/:id': {
    summary: '运营：发布草稿，立即或定时',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenPress.shape,
      note: lines().max(200, '说明最多200个字').optional(),
      /** Left out: now. */
      publish_at: z.iso.datetime({ offset: true, error: '请选择发布时间' }).optional(),
    }),
    data: deskPress,
  },
  'POST /staff/press/unschedule/:id': {
    summary: '运营：取消定时发布，回到草稿',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenPress,
    data: deskPress,
  },
  'POST /staff/press/offline/:id': {
    summary: '运营：下线头条并说明原因',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenPress.shape, reason: why('原因') }),
    data: deskPress,
  },
  'POST /staff/press/correct/:id': {
    summary: '运营：发布更正说明，草稿里改好的内容一并更新',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenPress.shape,
      text: lines({ error: '请写明原来写的是什么、正确的是什么' })
        .min(10, '请写明原来写的是什么、正确的是什么')
        .max(300, '更正说明最多300个字'),
    }),
    data: deskPress,
  },
  'POST /staff/press/pin/:id': {
    summary: '运营：把一篇已发布的头条固定在头条首页顶部，换下原来的一篇',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskPress,
  },
  'POST /staff/press/unpin/:id': {
    summary: '运营：取消置顶，头条首页顶部恢复为最热的一篇',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: deskPress,
  },
  'POST /staff/press/delete/:id': {
    summary: '运营：删除从未发布过的草稿',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenPress,
    data: nothing,
  },
  'GET /staff/press/revisions/:id': {
    summary: '运营：一篇头条发布过的各个版本',
    ...staff,
    rate: 'read',
    params: idParams,
    query: z.object({ page }),
    data: paged(deskRevision),
  },
  'GET /staff/press/revision/:id/:number': {
    summary: '运营：一个版本的全文',
    ...staff,
    rate: 'read',
    params: z.object({ id: idParam, number: numberParam }),
    data: deskRevision.extend({ document: z.object(pressDocument) }),
  },
  'POST /staff/press/restore/:id': {
    summary: '运营：把一个旧版本取回草稿',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenPress.shape, number: z.int('版本不正确').min(1).max(999_999) }),
    data: deskPress,
  },
  'GET /staff/press/preview/:id': {
    summary: '运营：24 小时内有效的预览链接',
    ...staff,
    rate: 'read',
    params: idParams,
    data: z.object({ ticket: z.string(), expires_at: moment }),
  },
  'POST /staff/press/picture': {
    summary: '运营：上传封面或正文图片，表单字段 file，最大 2MB',
    ...staff,
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string() }),
  },
});
