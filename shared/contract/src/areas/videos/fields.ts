import { z } from 'zod';
import { moment } from '../../fields';
import { lessonMarker } from '../lessons/fields';

/** A ticket for the playlists and keys of a lesson. */
export const playTicket = z.object({
  /** Goes into the header `x-play-ticket`, or into `?t=` of a native player's address. */
  ticket: z.string(),
  /** Names the play in renewals. */
  play_id: z.string(),
  /** Seconds; renew some before. */
  valid_for: z.int(),
});

export const playId = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, '播放编号不正确');

/** A play of the same person that is alive. */
export const livingPlay = z.object({
  play_id: z.string(),
  course_title: z.string(),
  lesson_title: z.string(),
  /** Chrome · Windows */
  device: z.string(),
  started_at: moment,
});

export const videoInfo = z.object({
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
  /**
   * The playlists that a player begins with, the master and that of the lowest quality, so that nobody waits for them one
   * after the other. They open nothing: keys are given out for the ticket alone. Empty with `ticket` null.
   */
  playlists: z.array(z.object({ url: z.string(), text: z.string() })),
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
