import { z } from 'zod';
import { courseTextRule } from '../../course-text';
import { defineArea } from '../../endpoint';
import { id, idParam, idParams, nothing } from '../../fields';
import { lines, word } from '../../people-fields';
import { visibleLength } from '../../visible-text';
import { courseComment, courseDiscuss, courseNote, courseReply, scheduleState } from './fields';

const content = (label: string, most: number) =>
  lines({ error: `请填写${label}` })
    // White space takes no room in the count, and is no way to write without end.
    .max(8 * most, `${label}最多${most}个字`)
    .refine((text) => visibleLength(text) >= 1, `请填写${label}`)
    .refine((text) => visibleLength(text) <= most, `${label}最多${most}个字`);

/** A second of a lesson: a day has fewer, so nothing longer is meant. */
const second = z.int('时间点不正确').min(0, '时间点不正确').max(86_400, '时间点不正确');

const liked = z.object({ liked: z.boolean(), likes: z.int() });
const message = z.string();

export const writeCalls = defineArea({
  'PATCH /course/:id/schedule': {
    summary: '学习进度（编号为课程的编号，video_id 为讲次的编号）；按实际看过的不重复秒数计',
    access: 'login',
    rate: 'poll',
    params: idParams,
    body: z.strictObject({
      video_id: id,
      position: second,
      /** New parts of what the player has truly played, `[from, to]` in seconds; fractions are cut. */
      segments: z
        .array(z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)]), '进度不正确')
        .max(200, '进度不正确'),
      /** When the client was there, ISO-8601; the newest wins, one of the future counts as now. */
      client_at: z.iso.datetime({ offset: true, error: '时间不正确' }),
      device: z.enum(['desktop', 'mobile']).optional(),
    }),
    data: scheduleState,
  },
  'POST /course/comment': {
    summary: '写课程评价：已拥有课程的学员，每门一条，再写即替换',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      course_id: id,
      stars: z.int('请选择星级').min(1, '请选择星级').max(5, '请选择星级'),
      content: content('评价', courseTextRule.comment),
    }),
    data: z.object({ comment: courseComment, message }),
  },
  'POST /course/discuss': {
    summary: '发起讨论或回复；可带讲次与时间点',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      course_id: id,
      /** The discussion that is answered; without, a new one. */
      parent_id: id.nullable().optional(),
      lesson_id: id.nullable().optional(),
      at_seconds: second.nullable().optional(),
      content: content('讨论', courseTextRule.discuss),
    }),
    data: z.object({ discuss: courseDiscuss.nullable(), reply: courseReply.nullable(), message }),
  },
  'POST /course/notes': {
    summary: '在一讲的某一秒记笔记，默认只有自己可见',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      course_id: id,
      lesson_id: id,
      at_seconds: second,
      content: content('笔记', courseTextRule.note),
      is_public: z.boolean('请选择是否公开').optional(),
    }),
    data: z.object({ note: courseNote, message }),
  },
  'PATCH /course/notes/:id': {
    summary: '修改本人的笔记，或改为公开、仅自己可见',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      content: content('笔记', courseTextRule.note).optional(),
      is_public: z.boolean('请选择是否公开').optional(),
    }),
    data: z.object({ note: courseNote, message }),
  },
  'DELETE /course/comment/:id': {
    summary: '删除本人的评价',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ id: z.int() }),
  },
  'DELETE /course/discuss/:id': {
    summary: '删除本人的讨论或回复；讨论的回复一并不再显示',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ id: z.int() }),
  },
  'DELETE /course/notes/:id': {
    summary: '删除本人的笔记',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ id: z.int() }),
  },
  'PATCH /course/notes/:id/like': {
    summary: '赞一条公开的笔记，再点取消',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ like: z.boolean().optional() }).optional(),
    data: liked,
  },
  'PATCH /course/comment/:id/like': {
    summary: '赞一条评价，再点取消',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ like: z.boolean().optional() }).optional(),
    data: liked,
  },
  'PATCH /course/discuss/:id/like': {
    summary: '觉得一条讨论或回复有用，再点取消',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ like: z.boolean().optional() }).optional(),
    data: liked,
  },
  'POST /course/report/:id': {
    summary: '举报一条评价、讨论或公开的笔记，由运营核对',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: z.enum(['ad', 'abuse', 'illegal', 'off_topic', 'other'], '请选择原因'),
      note: lines().max(200, '说明最多200个字').optional(),
    }),
    data: z.object({ message }),
  },
  'GET /course/:id/notes/export': {
    summary: '把本人在一门课的笔记导出为 Markdown',
    access: 'login',
    rate: 'file',
    params: idParams,
    file: 'text/markdown',
    data: nothing,
  },
  'POST /course/collect/:id': {
    summary: '收藏课程',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ collected: z.boolean() }),
  },
  'POST /course/cancel/:id': {
    summary: '取消收藏课程',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ collected: z.boolean() }),
  },
  'GET /course/:id/transcript': {
    summary: '字幕全文，或在可看的各讲字幕里查找一句话',
    access: 'public',
    rate: 'search',
    params: idParams,
    query: z.object({
      /** One lesson whole; without it, the finds of `q` in all lessons that may be watched. */
      lesson: idParam.optional(),
      q: word().max(50, '最多输入50个字').optional(),
      lang: z.enum(['zh', 'en'], '语言不正确').optional(),
    }),
    data: z.object({
      data: z.array(
        z.object({
          lesson_id: z.int(),
          lesson_number: z.int(),
          /** Seconds with fractions. */
          from: z.number(),
          to: z.number(),
          text: z.string(),
        }),
      ),
    }),
  },
  'POST /course/material/:id': {
    summary: '课程资料的短时下载地址，每次下载都有记录（编号为资料的编号）',
    access: 'login',
    rate: 'file',
    params: z.object({ id: idParam }),
    body: z.strictObject({}).optional(),
    data: z.object({ url: z.string(), /** Seconds. */ valid_for: z.int(), name: z.string() }),
  },
});
