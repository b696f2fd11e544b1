import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParam, idParams, moment, nothing, page, rowRevision } from '../../fields';
import { fileId } from '../../files';
import { line, lines, word } from '../../people-fields';
import type { lessonMarker } from '../lessons/fields';
import { courseDocument, deskCourse, deskCourseRow, deskLesson, deskTeacher, seenCourse } from './fields';

const staff = { access: 'staff', right: 'courses' } as const;
const noBody = z.strictObject({}).optional();

const title = (label: string) =>
  line({ error: `请填写${label}` })
    .min(2, `${label}至少2个字`)
    .max(60, `${label}最多60个字`);

const why = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

const teachers = z.object({ data: z.array(deskTeacher) });

export const courseCalls = defineArea({
  'GET /staff/course/list': {
    summary: '运营：课程列表，按状态、分类与关键词',
    ...staff,
    rate: 'read',
    query: z.object({
      page,
      status: z.enum(['0', '1', '2', '3', '4'], '状态不正确').optional(),
      category: z
        .string()
        .regex(/^[1-7]$/, '分类不正确')
        .transform(Number)
        .optional(),
      keyword: word().max(50, '最多输入50个字').optional(),
    }),
    data: paged(deskCourseRow).extend({
      counts: z.object({
        all: z.int(),
        draft: z.int(),
        reviewing: z.int(),
        on_shelf: z.int(),
        off_shelf: z.int(),
        updating: z.int(),
      }),
      /** How recordings are packaged here; empty `problem` where all is well. */
      transcoder: z.object({ name: z.string(), problem: z.string() }),
    }),
  },
  'GET /staff/course/detail/:id': {
    summary: '运营：一门课程与它的章节、讲次、转码进度',
    ...staff,
    rate: 'poll',
    params: idParams,
    data: deskCourse,
  },
  'POST /staff/course/create': {
    summary: '运营：新建课程，先是草稿',
    ...staff,
    rate: 'write',
    idempotent: true,
    body: z.strictObject(courseDocument),
    data: deskCourse,
  },
  'POST /staff/course/save/:id': {
    summary: '运营：修改课程的介绍、价格与设置',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenCourse.shape, ...courseDocument }),
    data: deskCourse,
  },
  'POST /staff/course/shelf/:id': {
    summary: '运营：送审、上架、连载上架或下架；下架后已购学员仍可学习',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenCourse.shape,
      act: z.enum(['submit', 'publish', 'grow', 'off_shelf'], '请选择操作'),
      note: lines().max(200, '说明最多200个字').optional(),
    }),
    data: deskCourse,
  },
  'POST /staff/course/delete/:id': {
    summary: '运营：删除从未上架、没有学员的草稿',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenCourse,
    data: nothing,
  },
  'POST /staff/course/picture': {
    summary: '运营：上传课程封面，表单字段 file，最大 2MB',
    ...staff,
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string() }),
  },
  'POST /staff/course/chapter/save': {
    summary: '运营：新建或修改一章',
    ...staff,
    rate: 'write',
    body: z.strictObject({ id: id.optional(), course_id: id, title: title('章名') }),
    data: deskCourse,
  },
  'POST /staff/course/chapter/delete/:id': {
    summary: '运营：删除没有讲次的一章',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskCourse,
  },
  'POST /staff/course/order/:id': {
    summary: '运营：调整章与讲的顺序，列出课程的全部章与讲',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      chapters: z
        .array(z.strictObject({ id, lessons: z.array(id).max(500, '讲次太多') }))
        .min(1, '请选择章')
        .max(100, '章太多'),
    }),
    data: deskCourse,
  },
  'POST /staff/course/lesson/save': {
    summary: '运营：新建或修改一讲：名称、免费、试看、要点',
    ...staff,
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      revision: rowRevision.optional(),
      chapter_id: id,
      title: title('讲名'),
      free: z.boolean('请选择是否免费'),
      /** Whole minutes, in seconds. */
      try_seconds: z
        .int('试看时长不正确')
        .min(0, '试看时长不正确')
        .max(1800, '试看最多30分钟')
        .multipleOf(60, '试看按整分钟设置'),
      markers: z
        .array(
          z.strictObject({
            at: z.int().min(0).max(86_400),
            title: line({ error: '请填写要点' }).min(1, '请填写要点').max(40, '要点最多40个字'),
          }),
        )
        .max(50, '要点最多50个'),
    }),
    data: deskLesson,
  },
  'POST /staff/course/lesson/shelf/:id': {
    summary: '运营：下架或恢复一讲',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ on: z.boolean('请选择下架还是恢复') }),
    data: deskLesson,
  },
  'POST /staff/course/lesson/delete/:id': {
    summary: '运营：删除没有人学过的一讲',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskCourse,
  },
  'POST /staff/course/captions/:id': {
    summary: '运营：保存一讲的字幕（WebVTT 或 SRT 文本，编号为讲次的编号），空的即删除',
    ...staff,
    rate: 'write',
    slow: true,
    params: idParams,
    body: z.strictObject({
      lang: z.enum(['zh', 'en'], '请选择语言'),
      vtt: lines({ error: '请填写字幕' }).max(400_000, '字幕太长'),
    }),
    data: deskLesson,
  },
  'GET /staff/course/captions/:id/:lang': {
    summary: '运营：一讲的字幕文本',
    ...staff,
    rate: 'read',
    params: z.object({ id: idParam, lang: z.enum(['zh', 'en'], '请选择语言') }),
    data: z.object({ vtt: z.string() }),
  },
  'POST /staff/course/material/add': {
    summary: '运营：把上传好的文件（用途 course_material）加为课程或一讲的资料',
    ...staff,
    rate: 'write',
    body: z.strictObject({ course_id: id, lesson_id: id.nullable().optional(), file: fileId }),
    data: deskCourse,
  },
  'POST /staff/course/material/remove/:id': {
    summary: '运营：移除一份资料（编号为资料的编号）',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskCourse,
  },
  'GET /staff/course/teachers': { summary: '运营：授课教师', ...staff, rate: 'read', data: teachers },
  'POST /staff/course/teacher/save': {
    summary: '运营：新建或修改授课教师',
    ...staff,
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      revision: rowRevision.optional(),
      name: line({ error: '请填写姓名' }).min(2, '姓名为2至12个字').max(12, '姓名为2至12个字'),
      avatar: word().max(200, '头像地址不正确'),
      title: line().max(30, '职称最多30个字'),
      subject: line().max(40, '研究方向最多40个字'),
      intro: lines().max(500, '简介最多500个字'),
      office_hours: line().max(40, '答疑时间最多40个字'),
      verified: z.boolean('请选择是否已核验'),
      /** A member of the site who is this teacher; null for nobody. */
      user_id: id.nullable(),
    }),
    data: teachers,
  },
  'GET /staff/course/preview/:id': {
    summary: '运营：预览一讲的播放（编号为讲次的编号），未上架的也可以',
    ...staff,
    rate: 'read',
    params: idParams,
    data: z.object({ path: z.string() }),
  },
  'POST /staff/course/live/:id': {
    summary: '运营：为一讲生成直播回放的链接（编号为讲次的编号）',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ hours: z.int('请选择有效期').min(1, '至少1小时').max(720, '最长30天') }),
    data: z.object({ token: z.string(), path: z.string(), expires_at: moment }),
  },
  'POST /staff/course/live/end/:id': {
    summary: '运营：停用一讲的全部直播回放链接（编号为讲次的编号）',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: why.optional() }).optional(),
    data: z.object({ ended: z.int() }),
  },
});

export type DeskMarker = z.output<typeof lessonMarker>;
