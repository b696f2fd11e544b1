import type { VideoInfo } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { beginAhead } from './headStart';
import { startOf } from './startOf';

/** What plays: the whole lesson of somebody's own course, or what anybody may watch of it. */
export interface LessonPlay {
  info: VideoInfo;
  /** It counts as learnt: the course is theirs. */
  own: boolean;
}

/** How a lesson is asked for. */
interface Reading {
  /** Second that its address names. */
  at: number | undefined;
  signal?: AbortSignal;
}

async function askFor(course: number, lesson: number | undefined, signal?: AbortSignal): Promise<LessonPlay> {
  const asked = { params: { id: course }, query: { lesson }, silent: true, ...(signal && { signal }) };
  try {
    return { info: await call('GET /course/:id/video', asked), own: true };
  } catch (error) {
    // Not theirs, or no longer: what may be tried can be watched all the same.
    if (!(error instanceof ApiError) || error.code !== 403) throw error;
    return { info: await call('GET /course/:id/try/video', asked), own: false };
  }
}

/** Begins a play, and asks for its first seconds as soon as it is known what plays. */
export async function readLesson(
  course: number,
  lesson: number | undefined,
  { at, signal }: Reading,
): Promise<LessonPlay> {
  const play = await askFor(course, lesson, signal);
  beginAhead(play.info, startOf(play.info, at));
  return play;
}
