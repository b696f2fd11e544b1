import { apiQuery } from '@harbor/runtime';

/** What may be tried of a lesson, with its ticket: asked for anew with each play. */
export const trialVideo = (course: number, lesson: number) =>
  apiQuery(
    'GET /course/:id/try/video',
    { params: { id: course }, query: { lesson } },
    { silent: true, staleTime: 0, gcTime: 0 },
  );
