import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParam, idParams, nothing } from '../../fields';
import { fileId } from '../../files';
import { line, lines } from '../../people-fields';
import { mostVideoBytes } from '../../video-status';
import { deskVideo } from '../course-desk/fields';
import { playTicket, videoInfo } from '../videos/fields';
import { deskVersion, teachingCourse, teachingLesson, teachingRow } from './fields';

const own = { access: 'login' } as const;
const staff = { access: 'staff', right: 'courses' } as const;
const noBody = z.strictObject({}).optional();
const lang = z.enum(['zh', 'en'], '请选择语言');

export const teaching = defineArea({
  'GET /teaching/list': {
    summary: '授课：本人讲授的课程；没有的即空',
    ...own,
    rate: 'read',
    data: z.object({ courses: z.array(teachingRow) }),
  },
  'GET /teaching/course/:id': {
    summary: '授课：本人一门课程的章节、讲次、上传与审核进度',
    ...own,
    rate: 'poll',
    params: idParams,
    data: teachingCourse,
  },
  'POST /teaching/lesson/save': {
    summary: '授课：在本人课程的一章里新建一讲，或改讲名；审核通过前学员看不到',
    ...own,
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      chapter_id: id,
      title: line({ error: '请填写讲名' }).min(2, '讲名至少2个字').max(60, '讲名最多60个字'),
    }),
    data: teachingLesson,
  },
  'POST /teaching/lesson/delete/:id': {
    summary: '授课：删除从未通过审核的一讲',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: nothing,
  },
  'POST /teaching/lesson/submit/:id': {
    summary: '授课：把一讲的修改提交审核；草稿课程随之送审',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: teachingLesson,
  },
  'POST /teaching/lesson/withdraw/:id': {
    summary: '授课：撤回待审的一讲，继续修改',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: teachingLesson,
  },
  'POST /teaching/lesson/drop/:id': {
    summary: '授课：放弃一讲未通过的修改，学员看到的不变',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: teachingLesson,
  },
  'POST /teaching/captions/:id': {
    summary: '授课：保存一讲的字幕（WebVTT 或 SRT 文本，编号为讲次的编号），空的即删除；审核通过后生效',
    ...own,
    rate: 'write',
    slow: true,
    params: idParams,
    body: z.strictObject({
      lang,
      vtt: lines({ error: '请填写字幕' }).max(400_000, '字幕太长'),
    }),
    data: teachingLesson,
  },
  'POST /teaching/material/add': {
    summary: '授课：把上传好的文件（用途 course_material）加为一讲的资料，审核通过后学员可下载',
    ...own,
    rate: 'write',
    body: z.strictObject({ lesson_id: id, file: fileId }),
    data: teachingLesson,
  },
  'POST /teaching/material/remove/:id': {
    summary: '授课：移除一份还没有通过审核的资料（编号为资料的编号）',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: teachingLesson,
  },
  'POST /teaching/video/start': {
    summary: '授课：开始上传一讲的视频；同一文件未传完的，从断点继续',
    ...own,
    rate: 'file',
    body: z.strictObject({
      lesson_id: id,
      name: line({ error: '请选择文件' }).min(1, '请选择文件').max(255, '文件名过长'),
      size: z.int('文件大小不正确').min(1, '文件是空的').max(mostVideoBytes, '单个视频不能超过4GB'),
      fingerprint: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '校验码不正确')
        .optional(),
    }),
    data: deskVideo,
  },
  'PUT /teaching/video/:id/part': {
    summary: '授课：上传一段；位置不对时返回409和应从哪里继续（data.received）',
    ...own,
    rate: 'part',
    params: idParams,
    query: z.object({
      offset: z
        .string()
        .regex(/^\d{1,12}$/, '位置不正确')
        .transform(Number),
    }),
    raw: true,
    slow: true,
    data: z.object({ received: z.int() }),
  },
  'POST /teaching/video/:id/finish': {
    summary: '授课：上传完毕，排队转码',
    ...own,
    rate: 'part',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'GET /teaching/video/:id': {
    summary: '授课：本人一个视频的上传与转码进度',
    ...own,
    rate: 'poll',
    params: idParams,
    data: deskVideo,
  },
  'POST /teaching/video/:id/cancel': {
    summary: '授课：取消上传或转码；学员正在看的不受影响',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'POST /teaching/video/:id/retry': {
    summary: '授课：重新转码失败或取消的视频',
    ...own,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'GET /teaching/preview/:id': {
    summary: '预览一讲待审或修改中的视频（编号为讲次的编号），限授课教师与课程运营',
    ...own,
    rate: 'read',
    params: idParams,
    data: videoInfo,
  },
  'POST /teaching/preview/:id/ticket': {
    summary: '预览换新的播放凭证（编号为讲次的编号）',
    ...own,
    rate: 'poll',
    params: idParams,
    body: noBody,
    data: playTicket.extend({ native_url: z.string() }),
  },
  'POST /teaching/picture': {
    summary: '授课：上传本人的教师头像，表单字段 file，最大 2MB',
    ...own,
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string() }),
  },
  'GET /staff/teaching/lesson/:id': {
    summary: '运营：教师对一讲提交的修改（编号为讲次的编号）；没有的即空',
    ...staff,
    rate: 'read',
    params: z.object({ id: idParam }),
    data: z.object({ version: deskVersion.nullable() }),
  },
  'GET /staff/teaching/versions': {
    summary: '运营：教师提交、等待审核的讲次，先提交的在前',
    ...staff,
    rate: 'read',
    data: z.object({ versions: z.array(deskVersion) }),
  },
  'POST /staff/teaching/version/:id': {
    summary: '运营：通过教师提交的修改，学员即可看到；或写明原因退回。教师会收到通知',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      act: z.enum(['pass', 'return'], '请选择操作'),
      /** Needed for `return`. */
      reason: lines().max(200, '原因最多200个字').optional(),
    }),
    data: z.object({ version: deskVersion.nullable() }),
  },
  'POST /staff/teaching/picture/:id': {
    summary: '运营：上传授课教师的头像（编号为教师的编号），表单字段 file，最大 2MB',
    ...staff,
    rate: 'upload',
    multipart: true,
    params: idParams,
    data: z.object({ url: z.string() }),
  },
});

export type TeachingRow = z.output<typeof teachingRow>;
export type TeachingCourse = z.output<typeof teachingCourse>;
export type TeachingLesson = z.output<typeof teachingLesson>;
export type DeskVersion = z.output<typeof deskVersion>;
