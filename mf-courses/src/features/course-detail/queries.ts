import { apiQuery } from '@harbor/runtime';

/** What may be tried of a lesson, with its ticket: asked for anew with each play, once for all who show it. */
export const trialVideo = (course: number, lesson: number) =>
  apiQuery(
    'GET /course/:id/try/video',
    { params: { id: course }, query: { lesson } },
    { silent: true, staleTime: 20_000, gcTime: 0 },
  );
