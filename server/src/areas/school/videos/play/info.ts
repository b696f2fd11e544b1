import type { VideoInfo } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { urlOf } from '../../../../http/register';
import type { SessionUser } from '../../../../http/session-user';
import { maskPhone } from '../../../base/accounts/phone-key';
import { readableCourse } from '../../lessons/course/info';
import { deviceWord } from '../../lessons/course/mine';
import { mayWatch, mayWatchOf, type Watching } from '../../lessons/may-watch';
import { allCaptionsOf } from './held';
import { firstPlaylists, qualityLabel } from './playlists';
import { livingPlays, wasCounted } from './plays';
import { type Recording, recordingOf } from './recording';
import { type Ticketed, ticketFor, ticketIn, unlessFull } from './ticket-for';
import { playRefused } from './tickets';

const languages: Record<string, string> = { zh: '中文', en: 'English' };

interface Place {
  id: number;
  number: number;
  title: string;
  markers: VideoInfo['lesson']['markers'];
  playable: boolean;
}

/** Lessons of a course in their order. */
async function placesOf(db: Db, courseId: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select l.id, l.title, l.markers, (l.status = 1 and l.video_id is not null) as playable,
      (row_number() over (order by ch.sort, ch.id, l.sort, l.id))::int as number
    from lessons l join course_chapters ch on ch.id = l.chapter_id
    where l.course_id = ${courseId} and l.status <> 2 and not l.held order by number`.execute(db);
  return rows;
}

interface Stopped {
  lesson_id: number;
  position: number;
  device: string;
  completed_at: Date | null;
}

const stoppedAt = (db: Db, userId: number, courseId: number): Promise<Stopped[]> =>
  userId === 0
    ? Promise.resolve([])
    : db
        .selectFrom('lesson_progress')
        .select(['lesson_id', 'position', 'device', 'completed_at'])
        .where('user_id', '=', userId)
        .where('course_id', '=', courseId)
        .where('position_at', 'is not', null)
        .orderBy('reported_at', 'desc')
        .execute();

/** What a player needs beside the ticket. */
function infoOf(
  watching: Watching,
  recording: Recording,
  { userId, places, stopped, phone }: Known,
): Omit<VideoInfo, 'ticket' | 'native_url' | 'plays' | 'captions' | 'mp4_url' | 'playlists'> {
  const at = places.findIndex(({ id }) => id === watching.lesson_id);
  const place = places[at];
  const before = stopped.find(({ lesson_id }) => lesson_id === watching.lesson_id);
  const playable = (list: Place[]) => list.find(({ playable: plays }) => plays)?.id ?? null;
  const { pack, folder, lessonId } = recording;
  const position = Math.min(before?.position ?? 0, watching.until);
  return {
    course: { id: watching.course_id, title: watching.course_title, teacher: watching.teacher },
    lesson: {
      id: lessonId,
      number: place?.number ?? 1,
      title: watching.title,
      seconds: watching.seconds,
      // Who saw it to its end begins anew.
      position: position >= watching.seconds - 5 ? 0 : position,
      position_device: deviceWord(before?.device ?? ''),
      markers: place?.markers ?? [],
      previous_id: playable(places.slice(0, Math.max(0, at)).reverse()),
      next_id: playable(places.slice(at + 1)),
    },
    mode: watching.mode === 'full' ? 'full' : 'try',
    until: watching.until,
    hls_url: urlOf(`/video/${lessonId}/master.m3u8`),
    qualities: pack.renditions
      .map(({ height, bandwidth }) => ({ height, label: qualityLabel(height), bandwidth }))
      .toSorted((a, b) => a.height - b.height),
    poster: `/media/video/${folder}/poster.webp`,
    sprite_vtt: `/media/video/${folder}/sprite.vtt`,
    watermark: userId !== 0 && watching.why === 'owned' ? phone : '',
  };
}

interface Known {
  userId: number;
  places: Place[];
  stopped: Stopped[];
  phone: string;
}

/** What comes with a ticket alone: playlists as far as somebody may watch; captions and files by the long ticket. */
async function besides(
  core: Core,
  recording: Recording,
  { until, nativeUrl, waiting = false }: { until: number; nativeUrl: string; waiting?: boolean },
) {
  const langs = [...(await allCaptionsOf(core.db, recording.lessonId, waiting)).keys()].sort().reverse();
  const t = ticketIn(nativeUrl);
  const base = urlOf(`/video/${recording.lessonId}`);
  return {
    captions: langs.map((lang) => ({
      lang,
      label: languages[lang] ?? lang,
      url: `${base}/captions/${lang}?t=${t}`,
    })),
    playlists: firstPlaylists(recording, until),
    mp4_url: recording.hasMp4 ? `${base}/file.mp4?t=${t}` : '',
  };
}

interface Watcher {
  core: Core;
  user: SessionUser | null;
  userAgent: string;
  now: Date;
}

/**
 * Everything a player needs of a lesson that somebody has, with the ticket of a new play.
 * @param lesson left out: where they go on
 * @throws HttpProblem 403 `NOT_ENTITLED` · 404
 */
export async function videoInfo(
  watcher: Watcher,
  courseId: number,
  lesson: number | undefined,
): Promise<VideoInfo> {
  const { core, user } = watcher;
  await readableCourse(core.db, user, courseId);
  const [places, stopped] = await Promise.all([
    placesOf(core.db, courseId),
    stoppedAt(core.db, user?.id ?? 0, courseId),
  ]);
  const going = stopped.find(({ completed_at }) => completed_at === null)?.lesson_id;
  const open = places.filter(({ playable }) => playable);
  const chosen =
    lesson ??
    (open.some(({ id }) => id === going)
      ? going
      : (open.find(({ id }) => !stopped.some((s) => s.lesson_id === id && s.completed_at)) ?? open[0])?.id);
  if (chosen === undefined) throw notFound('课程的视频还在准备中');
  return play(watcher, { courseId, lessonId: chosen, places, stopped, whole: true });
}

/**
 * The same for everybody: a free lesson whole, the beginning of another. @throws HttpProblem 403 · 404
 */
export async function tryInfo(
  watcher: Watcher,
  courseId: number,
  lesson: number | undefined,
): Promise<VideoInfo> {
  const { core, user, now } = watcher;
  await readableCourse(core.db, user, courseId);
  const [places, stopped, may] = await Promise.all([
    placesOf(core.db, courseId),
    stoppedAt(core.db, user?.id ?? 0, courseId),
    mayWatchOf(core.db, user, courseId, now),
  ]);
  const chosen = lesson ?? places.find(({ id, playable }) => playable && may.get(id)?.mode !== 'none')?.id;
  if (chosen === undefined) throw notFound('这门课程没有试看');
  return play(watcher, { courseId, lessonId: chosen, places, stopped, whole: false });
}

interface Playing {
  courseId: number;
  lessonId: number;
  places: Place[];
  stopped: Stopped[];
  /** Only a lesson that may be watched to its end. */
  whole: boolean;
}

async function play(
  watcher: Watcher,
  { courseId, lessonId, places, stopped, whole }: Playing,
): Promise<VideoInfo> {
  const { core, user, userAgent, now } = watcher;
  const watching = await mayWatch(core.db, user, { id: lessonId }, now);
  if (!watching || watching.course_id !== courseId) throw notFound('这一讲不存在或已下架');
  if (watching.mode === 'none' || (whole && watching.mode !== 'full')) throw playRefused('NOT_ENTITLED');
  const recording = await recordingOf(core, lessonId);
  const known = { userId: user?.id ?? 0, places, stopped, phone: maskPhone(user?.phone ?? null) ?? '' };
  const info = infoOf(watching, recording, known);
  const ticketed = await unlessFull(ticketFor(core, { user, watching, takeOver: false, userAgent, now }));
  if (!ticketed) return { ...info, ...withoutTicket, plays: await livingPlays(core.db, user?.id ?? 0, now) };
  const given = { until: watching.until, nativeUrl: ticketed.native_url };
  return { ...info, ...(await besides(core, recording, given)), ...split(ticketed), plays: [] };
}

const withoutTicket = { ticket: null, native_url: '', playlists: [], captions: [], mp4_url: '' };

const split = ({ native_url, ...ticket }: Ticketed) => ({ ticket, native_url });

/** What a player needs of a lesson that a link leads to, without a course or a login. */
export async function linkInfo(
  core: Core,
  lessonId: number,
  ticketed: Ticketed | undefined,
  now: Date,
): Promise<VideoInfo> {
  const row = await mayWatch(core.db, null, { id: lessonId }, now);
  if (!row) throw notFound('回放不存在或已下架');
  const watching: Watching = { ...row, mode: 'full', until: row.seconds, why: 'free' };
  const recording = await recordingOf(core, lessonId);
  const places = await placesOf(core.db, row.course_id);
  const info = infoOf(watching, recording, { userId: 0, places, stopped: [], phone: '' });
  const alone = { ...info.lesson, previous_id: null, next_id: null };
  // Where else its owner watches is none of the business of who holds the link.
  if (!ticketed) return { ...info, lesson: alone, ...withoutTicket, plays: [] };
  return {
    ...info,
    lesson: alone,
    ...(await besides(core, recording, { until: watching.until, nativeUrl: ticketed.native_url })),
    ...split(ticketed),
    plays: [],
  };
}

/** What a player needs to look at a recording that its teacher or the team judges; nothing of it counts. */
export async function previewInfo(
  { core, user, userAgent, now }: Watcher,
  watching: Watching,
  videoId: number,
): Promise<VideoInfo> {
  const recording = await recordingOf(core, watching.lesson_id, videoId);
  const places = await placesOf(core.db, watching.course_id);
  const info = infoOf(watching, recording, { userId: 0, places, stopped: [], phone: '' });
  const ticketed = await ticketFor(core, { user, watching, takeOver: false, userAgent, now, videoId });
  return {
    ...info,
    lesson: { ...info.lesson, previous_id: null, next_id: null },
    ...(await besides(core, recording, {
      until: watching.until,
      nativeUrl: ticketed.native_url,
      waiting: true,
    })),
    ...split(ticketed),
    plays: [],
  };
}

/**
 * A new ticket: access is read anew, so that a course that was given back or ended stops within the minute.
 * @throws HttpProblem 403 `NOT_ENTITLED` · 404 · 409 `PLAYS_FULL`, `PLAY_ENDED`
 */
export async function renewedTicket(
  { core, user, userAgent, now }: Watcher,
  courseId: number,
  { lessonId, playId, takeOver }: { lessonId: number; playId: string | undefined; takeOver: boolean },
): Promise<Ticketed> {
  const watching = await mayWatch(core.db, user, { id: lessonId }, now);
  if (!watching || watching.course_id !== courseId) throw notFound('这一讲不存在或已下架');
  if (watching.mode === 'none') throw playRefused('NOT_ENTITLED');
  // What began with the whole lesson does not go on as a trial: people are told that the course is theirs no more.
  if (watching.mode === 'try' && user && playId && (await wasCounted(core.db, user.id, playId)))
    throw playRefused('NOT_ENTITLED');
  return ticketFor(core, { user, watching, playId, takeOver, userAgent, now });
}
