import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParams, page } from '../../fields';
import { line } from '../../people-fields';
import { mostVideoBytes } from '../../video-status';
import { deskVideo } from './fields';

const staff = { access: 'staff', right: 'courses' } as const;
const noBody = z.strictObject({}).optional();

export const videoCalls = defineArea({
  'POST /staff/course/video/start': {
    summary: '运营：开始上传一讲的视频；同一文件未传完的，从断点继续',
    ...staff,
    rate: 'file',
    body: z.strictObject({
      lesson_id: id,
      name: line({ error: '请选择文件' }).min(1, '请选择文件').max(255, '文件名过长'),
      size: z.int('文件大小不正确').min(1, '文件是空的').max(mostVideoBytes, '单个视频不能超过4GB'),
      /** Of what the client can tell of the file cheaply (name, size, time of change): finds an upload again. */
      fingerprint: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '校验码不正确')
        .optional(),
    }),
    data: deskVideo,
  },
  'PUT /staff/course/video/:id/part': {
    summary: '运营：上传一段；位置不对时返回409和应从哪里继续（data.received）',
    ...staff,
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
  'POST /staff/course/video/:id/finish': {
    summary: '运营：上传完毕，排队转码',
    ...staff,
    rate: 'part',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'GET /staff/course/video/:id': {
    summary: '运营：一个视频的上传与转码进度',
    ...staff,
    rate: 'poll',
    unattended: true,
    params: idParams,
    data: deskVideo,
  },
  'POST /staff/course/video/:id/cancel': {
    summary: '运营：取消上传或转码；正在使用的视频不受影响',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'POST /staff/course/video/:id/retry': {
    summary: '运营：重新转码失败或取消的视频',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskVideo,
  },
  'GET /staff/course/videos': {
    summary: '运营：转码队列，进行中与失败的在前',
    ...staff,
    rate: 'poll',
    unattended: true,
    query: z.object({ page }),
    data: paged(
      deskVideo.extend({ course_id: z.int(), course_title: z.string(), lesson_title: z.string() }),
    ).extend({
      transcoder: z.object({ name: z.string(), problem: z.string() }),
    }),
  },
});
