import type { videos } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { notFound } from '../../../http/problem';
import { grantSeconds } from '../lessons/progress/schedule';
import { captionsUntil } from './captions';
import { videoLimits } from './limits';
import { liveRecord, liveTicket, ownLink } from './live/links';
import { admitted } from './play/admit';
import { captionsOf } from './play/held';
import { renewedTicket, tryInfo, videoInfo } from './play/info';
import { minuteKey } from './play/keys';
import { mp4Part } from './play/mp4';
import { masterPlaylist, mediaPlaylist } from './play/playlists';
import { endPlay } from './play/plays';
import { recordingOf } from './play/recording';
import { playRefused } from './play/tickets';

/** Nothing of these may be kept: the next ticket may say something else. */
const fresh = { 'cache-control': 'no-store' };
const playlistType = { ...fresh, 'content-type': 'application/vnd.apple.mpegurl' };

const agentOf = (request: { headers: Record<string, unknown> }): string => {
  const name = request.headers['user-agent'];
  return typeof name === 'string' ? name : '';
};

export const routes: AreaHandlers<typeof videos> = {
  'GET /course/:id/video': ({ core, user, params, query, request, now }) =>
    videoInfo({ core, user, userAgent: agentOf(request), now }, params.id, query.lesson),
  'GET /course/:id/try/video': ({ core, user, params, query, request, reply, now }) => {
    // It has a ticket in it, also for visitors.
    reply.headers(fresh);
    return tryInfo({ core, user, userAgent: agentOf(request), now }, params.id, query.lesson);
  },
  'POST /course/:id/ticket': ({ core, user, params, body, request, now }) =>
    renewedTicket({ core, user, userAgent: agentOf(request), now }, params.id, {
      lessonId: body.lesson_id,
      playId: body.play_id,
      takeOver: body.take_over ?? false,
    }),
  'POST /course/:id/play/end': async ({ db, user, body, now }) => {
    await endPlay(db, user.id, body.play_id, now);
    return {};
  },
  'GET /video/:id/master.m3u8': async ({ core, user, params, query, request, reply }) => {
    const grant = await admitted({ core, request, user, lessonId: params.id, t: query.t });
    const recording = await recordingOf(core, params.id, grant.videoId);
    reply.headers(playlistType);
    return masterPlaylist(recording, query.t) as never;
  },
  'GET /video/:id/:height/list.m3u8': async ({ core, user, params, query, request, reply }) => {
    const grant = await admitted({ core, request, user, lessonId: params.id, t: query.t });
    const recording = await recordingOf(core, params.id, grant.videoId);
    const text = mediaPlaylist(recording, params.height, grant.until, query.t);
    if (text === undefined) throw notFound('没有这种清晰度');
    reply.headers(playlistType);
    return text as never;
  },
  'GET /video/:id/key/:n': async ({ core, user, params, query, request, reply, now }) => {
    const { id: lessonId, n } = params;
    const grant = await admitted({ core, request, user, lessonId, t: query.t });
    const from = n * videoLimits.keySeconds;
    if (from >= grant.until) throw playRefused('TRY_ENDED');
    const { key, courseId, pack } = await recordingOf(core, lessonId, grant.videoId);
    if (from >= pack.seconds) throw notFound('视频没有这一分钟');
    if (grant.userId !== 0 && !grant.videoId)
      await grantSeconds(core.db, {
        ...{ userId: grant.userId, lessonId, courseId, from, now },
        to: from + videoLimits.keySeconds,
      });
    reply.headers({ ...fresh, 'content-type': 'application/octet-stream' });
    return minuteKey(key, n) as never;
  },
  'GET /video/:id/captions/:lang': async ({ core, user, params, query, request, reply }) => {
    const grant = await admitted({ core, request, user, lessonId: params.id, t: query.t });
    const row = await captionsOf(core.db, params.id, params.lang, Boolean(grant.videoId));
    if (!row) throw notFound('没有这种语言的字幕');
    reply.headers({ ...fresh, 'content-type': 'text/vtt; charset=utf-8' });
    return captionsUntil(row.vtt, grant.until) as never;
  },
  'GET /video/:id/file.mp4': async ({ core, user, params, query, request, reply, now }) => {
    const grant = await admitted({ core, request, user, lessonId: params.id, t: query.t });
    const recording = await recordingOf(core, params.id, grant.videoId);
    // One file cannot be opened in part: who may watch its beginning alone is given none.
    if (grant.until < Math.floor(recording.pack.seconds)) throw playRefused('TRY_ENDED');
    const { status, headers, content } = await mp4Part(core, recording, request.headers.range);
    if (grant.userId !== 0 && !grant.videoId)
      await grantSeconds(core.db, {
        ...{ userId: grant.userId, lessonId: params.id, courseId: recording.courseId, from: 0, now },
        to: Math.ceil(recording.pack.seconds),
      });
    reply.code(status).headers(headers);
    return content as never;
  },
  'GET /live/record': ({ core, query, request, reply, now }) => {
    reply.headers(fresh);
    return liveRecord(core, query.token, { userAgent: agentOf(request), now });
  },
  'POST /live/ticket': ({ core, body, request, now }) =>
    liveTicket(core, body, { userAgent: agentOf(request), now }),
  'POST /live/token': ({ core, user, body, now }) => ownLink(core, user, body.lesson_id, now),
};
