import { apiQuery } from '@harbor/runtime';
import { type LessonPlay, readLesson } from '../../player/readLesson';

/**
 * A lesson with its ticket. Each reading begins a play, so it is read once for each time that it is opened.
 * @param take what was asked for with the press that opened the page
 */
export const lessonPlay = (
  course: number,
  lesson: number | undefined,
  at: number | undefined,
  take: () => Promise<LessonPlay> | undefined,
) => ({
  queryKey: ['lesson-play', course, lesson ?? 0],
  queryFn: ({ signal }: { signal: AbortSignal }) => take() ?? readLesson(course, lesson, { at, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

/** Where a word is said in the captions of a whole course. */
export const transcriptFinds = (course: number, q: string) =>
  apiQuery('GET /course/:id/transcript', { params: { id: course }, query: { q } }, { silent: true });
