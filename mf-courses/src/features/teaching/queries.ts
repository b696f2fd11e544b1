import type { TeachingLesson } from '@harbor/contract';
import { videoStatus } from '@harbor/contract/video-status';
import { apiMutation, apiQuery, call } from '@harbor/runtime';
import type { VideoCalls } from '@harbor/ui/recording';

const silent = { silent: true } as const;

/** The courses that somebody teaches; asked of members alone. */
export const taughtCourses = (member: boolean) =>
  apiQuery('GET /teaching/list', {}, { ...silent, enabled: member });

/** While something is packaged, how far it is is asked every few seconds. */
const lookEvery = 3000;

const moving = ({ video }: TeachingLesson) =>
  video?.status === videoStatus.waiting || video?.status === videoStatus.packaging;

export const taughtCourse = (id: number) => ({
  ...apiQuery('GET /teaching/course/:id', { params: { id } }, { ...silent, staleTime: 0 }),
  refetchInterval: (query: {
    state: { data?: { chapters: { lessons: TeachingLesson[] }[] } | undefined };
  }) => (query.state.data?.chapters.some(({ lessons }) => lessons.some(moving)) ? lookEvery : false),
});

const invalidates = ['GET /teaching/course/:id', 'GET /teaching/list'] as const;
const told = { ...silent, invalidates } as const;

export const useSaveLesson = apiMutation('POST /teaching/lesson/save', told);
export const useDeleteLesson = apiMutation('POST /teaching/lesson/delete/:id', told);
export const useSubmitLesson = apiMutation('POST /teaching/lesson/submit/:id', told);
export const useWithdrawLesson = apiMutation('POST /teaching/lesson/withdraw/:id', told);
export const useDropLesson = apiMutation('POST /teaching/lesson/drop/:id', told);
export const useSaveCaptions = apiMutation('POST /teaching/captions/:id', told);
export const useAddMaterial = apiMutation('POST /teaching/material/add', told);
export const useRemoveMaterial = apiMutation('POST /teaching/material/remove/:id', told);
export const useCancelVideo = apiMutation('POST /teaching/video/:id/cancel', told);
export const useRetryVideo = apiMutation('POST /teaching/video/:id/retry', told);

/** How a teacher's recordings are sent. */
export const videoCalls: VideoCalls = {
  read: (id, signal) => call('GET /teaching/video/:id', { params: { id }, signal, silent: true }),
  start: (body, signal) => call('POST /teaching/video/start', { body, signal, silent: true }),
  finish: (id, signal) => call('POST /teaching/video/:id/finish', { params: { id }, signal, silent: true }),
  part: (id) => `/teaching/video/${id}/part`,
};

/** A lesson as it is judged. Each reading has a ticket in it. */
export const lessonPreview = (id: number) =>
  apiQuery(
    'GET /teaching/preview/:id',
    { params: { id } },
    { ...silent, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  );
