import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParam, idParams, moment, nothing } from '../../fields';
import { word } from '../../people-fields';
import { liveRecord } from '../lessons/fields';
import { type livingPlay, playId, playTicket, videoInfo } from './fields';

const lessonQuery = z.object({
  /** Number of the lesson; left out, where the person goes on, or the first that may be watched. */
  lesson: idParam.optional(),
});

const fileQuery = z.object({ t: z.string().max(600).optional() });

const videoParams = z.object({ id: idParam });

export const videos = defineArea({
  'GET /course/:id/video': {
    summary: '播放一讲：播放列表、字幕、要点与播放凭证，仅限已开通的学员',
    access: 'login',
    rate: 'read',
    params: idParams,
    query: lessonQuery,
    data: videoInfo,
  },
  'GET /course/:id/try/video': {
    summary: '试看：免费讲次完整播放，其余播放开头几分钟',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: lessonQuery,
    data: videoInfo,
  },
  'POST /course/:id/ticket': {
    summary: '换新的播放凭证，60秒内有效；同时最多两处播放，take_over 结束最早的一处',
    access: 'public',
    rate: 'poll',
    params: idParams,
    body: z.strictObject({
      lesson_id: id,
      /** The play that goes on; left out, a new one begins. */
      play_id: playId.optional(),
      take_over: z.boolean().optional(),
    }),
    data: playTicket.extend({ native_url: z.string() }),
  },
  'POST /course/:id/play/end': {
    summary: '结束本人的一处播放，离开页面时调用',
    access: 'login',
    rate: 'poll',
    params: idParams,
    body: z.strictObject({ play_id: playId }),
    data: nothing,
  },
  'GET /video/:id/master.m3u8': {
    summary: '一讲的主播放列表（编号为讲次的编号），凭播放凭证',
    access: 'public',
    rate: 'poll',
    params: videoParams,
    query: fileQuery,
    file: 'application/vnd.apple.mpegurl',
    data: nothing,
  },
  'GET /video/:id/:height/list.m3u8': {
    summary: '一种清晰度的播放列表，凭播放凭证',
    access: 'public',
    rate: 'poll',
    params: z.object({
      id: idParam,
      height: z
        .string()
        .regex(/^\d{3,4}$/, '清晰度不正确')
        .transform(Number),
    }),
    query: fileQuery,
    file: 'application/vnd.apple.mpegurl',
    data: nothing,
  },
  'GET /video/:id/key/:n': {
    summary: '一分钟内容的密钥，凭播放凭证',
    access: 'public',
    rate: 'poll',
    params: z.object({
      id: idParam,
      n: z
        .string()
        .regex(/^\d{1,4}$/, '密钥编号不正确')
        .transform(Number),
    }),
    query: fileQuery,
    file: 'application/octet-stream',
    data: nothing,
  },
  'GET /video/:id/captions/:lang': {
    summary: '字幕（WebVTT），凭播放凭证',
    access: 'public',
    rate: 'poll',
    params: z.object({ id: idParam, lang: z.enum(['zh', 'en'], '语言不正确') }),
    query: fileQuery,
    file: 'text/vtt',
    data: nothing,
  },
  'GET /video/:id/file.mp4': {
    summary: '一讲的 MP4，给不能播放 HLS 的浏览器；凭播放凭证，可分段读取',
    access: 'public',
    rate: 'part',
    params: videoParams,
    query: fileQuery,
    file: 'video/mp4',
    data: nothing,
  },
  'GET /live/record': {
    summary: '直播回放，凭客户端的链接令牌；不需要登录',
    access: 'public',
    rate: 'read',
    query: z.object({ token: word({ error: '链接不完整' }).max(100, '链接不正确') }),
    data: videoInfo.extend({ record: liveRecord }),
  },
  'POST /live/ticket': {
    summary: '直播回放换新的播放凭证，凭链接令牌',
    access: 'public',
    rate: 'poll',
    body: z.strictObject({
      token: word({ error: '链接不完整' }).min(1, '链接不完整').max(100, '链接不正确'),
      play_id: playId.optional(),
      /** Ends the oldest play of the link's owner where two others are alive. */
      take_over: z.boolean().optional(),
    }),
    data: playTicket.extend({ native_url: z.string() }),
  },
  'POST /live/token': {
    summary: '为客户端换一个直播回放链接的令牌，10分钟内打开有效',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ lesson_id: id }),
    data: z.object({ token: z.string(), path: z.string(), expires_at: moment }),
  },
});

export type PlayTicket = z.output<typeof playTicket>;
export type LivingPlay = z.output<typeof livingPlay>;
export type VideoInfo = z.output<typeof videoInfo>;
