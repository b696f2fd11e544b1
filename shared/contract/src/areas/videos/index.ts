import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParam, idParams, moment, nothing } from '../../fields';
import { word } from '../../people-fields';
import { lessonMarker, liveRecord } from '../lessons/fields';

/** A ticket for the playlists and keys of a lesson. */
const playTicket = z.object({
  /** Goes into the header `x-play-ticket`, or into `?t=` of a native player's address. */
  ticket: z.string(),
  /** Names the play in renewals. */
  play_id: z.string(),
  /** Seconds; renew some before. */
  valid_for: z.int(),
});

const playId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, '播放编号不正确');

/** A play of the same person that is alive. */
const livingPlay = z.object({
  play_id: z.string(),
  course_title: z.string(),
  lesson_title: z.string(),
  /** Chrome · Windows */
  device: z.string(),
  started_at: moment,
});

const videoInfo = z.object({
  course: z.object({ id: z.int(), title: z.string(), teacher: z.string() }),
  lesson: z.object({
    id: z.int(),
    number: z.int(),
    title: z.string(),
    seconds: z.int(),
    /** Where to begin; 0 for visitors and for what is watched to the end. */
    position: z.int(),
    /** The device that reported the position last: 手机 or 电脑; empty for none. */
    position_device: z.string(),
    markers: z.array(lessonMarker),
    previous_id: z.int().nullable(),
    next_id: z.int().nullable(),
  }),
  /** `full`, or the beginning alone. */
  mode: z.enum(['full', 'try']),
  /** Seconds that may be watched; the whole lesson in `full`. */
  until: z.int(),
  /** Address of the master playlist; playlists and keys want the ticket. */
  hls_url: z.string(),
  /** Address with its ticket, where HLS is not to be had; empty where there is none. */
  mp4_url: z.string(),
  qualities: z.array(z.object({ height: z.int(), label: z.string(), bandwidth: z.int() })),
  poster: z.string(),
  /** Preview pictures for seeking: WebVTT whose cues name parts of one picture (`#xywh=`). Empty for none. */
  sprite_vtt: z.string(),
  /** Addresses with their ticket, for `<track>`. */
  captions: z.array(z.object({ lang: z.string(), label: z.string(), url: z.string() })),
  /** Laid over the picture, moving; empty in free lessons. */
  watermark: z.string(),
  /** Null while two other plays are alive. */
  ticket: playTicket.nullable(),
  /** For native players: an address with a ticket for the length of the lesson and an hour. Empty with `ticket` null. */
  native_url: z.string(),
  /** Why there is no ticket: end one, or go on here with `take_over`. */
  plays: z.array(livingPlay),
});

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
