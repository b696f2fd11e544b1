import type { VideoInfo } from '@harbor/contract';
import { ApiError, apiQuery, call } from '@harbor/runtime';

/** What plays: the whole lesson of somebody's own course, or what anybody may watch of it. */
export interface LessonPlay {
  info: VideoInfo;
  /** It counts as learnt: the course is theirs. */
  own: boolean;
}

async function readLesson(
  course: number,
  lesson: number | undefined,
  signal: AbortSignal,
): Promise<LessonPlay> {
  const asked = { params: { id: course }, query: { lesson }, signal, silent: true };
  try {
    return { info: await call('GET /course/:id/video', asked), own: true };
  } catch (error) {
    // Not theirs, or no longer: what may be tried can be watched all the same.
    if (!(error instanceof ApiError) || error.code !== 403) throw error;
    return { info: await call('GET /course/:id/try/video', asked), own: false };
  }
}

/** A lesson with its ticket. Each reading begins a play, so it is read once for each time that it is opened. */
export const lessonPlay = (course: number, lesson: number | undefined) => ({
  queryKey: ['lesson-play', course, lesson ?? 0],
  queryFn: ({ signal }: { signal: AbortSignal }) => readLesson(course, lesson, signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

/** The exams of a course, for the contents. */
export const courseExams = (course: number) =>
  apiQuery('GET /examination/list', { query: { course } }, { silent: true });

/** Where a word is said in the captions of a whole course. */
export const transcriptFinds = (course: number, q: string) =>
  apiQuery('GET /course/:id/transcript', { params: { id: course }, query: { q } }, { silent: true });
