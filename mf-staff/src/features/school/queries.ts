import type { ApiKey, DeskCourse, DeskLesson, QueryOf } from '@harbor/contract';
import { videoStatus } from '@harbor/contract/video-status';
import { apiMutation, apiQuery, keepPreviousData, useQueryClient } from '@harbor/runtime';

const fresh = { silent: true, staleTime: 0 } as const;
const listed = { ...fresh, placeholderData: keepPreviousData } as const;

/** How often it is asked how far a recording is, while one is at work and while none is, in ms. */
const workEvery = 2000;
const restEvery = 20_000;

const works = (status: number) =>
  status === videoStatus.uploading || status === videoStatus.waiting || status === videoStatus.packaging;

/** A page of the courses, those that were changed last first. */
export const coursesQuery = (query: QueryOf<'GET /staff/course/list'>) =>
  apiQuery('GET /staff/course/list', { query }, listed);

/** Courses to choose one of, by their titles: those that were changed last. */
export const courseChoiceQuery = () =>
  apiQuery('GET /staff/course/list', { query: {} }, { silent: true, staleTime: 60_000 });

/** One course with its chapters, lessons and recordings; while one of these is at work, again and again. */
export const courseQuery = (id: number) =>
  apiQuery(
    'GET /staff/course/detail/:id',
    { params: { id } },
    {
      ...fresh,
      refetchInterval: ({ state: { data } }) =>
        data?.chapters.some(({ lessons }) => lessons.some(({ video }) => video && works(video.status)))
          ? 2 * workEvery
          : false,
    },
  );

/** What the server answered about a course stands on its page at once, before it is asked again. */
export function useTellCourse(id: number): (course: DeskCourse) => void {
  const client = useQueryClient();
  return (course) => client.setQueryData(courseQuery(id).queryKey, course);
}

/** The same of one of its lessons. */
export function useTellLesson(course: number): (lesson: DeskLesson) => void {
  const client = useQueryClient();
  return (lesson) =>
    client.setQueryData(
      courseQuery(course).queryKey,
      (known: DeskCourse | undefined) =>
        known && {
          ...known,
          chapters: known.chapters.map((chapter) => ({
            ...chapter,
            lessons: chapter.lessons.map((one) => (one.id === lesson.id ? lesson : one)),
          })),
        },
    );
}

/** One recording as it is now. */
export const videoQuery = (id: number) =>
  apiQuery(
    'GET /staff/course/video/:id',
    { params: { id } },
    {
      ...fresh,
      refetchInterval: ({ state: { data } }) => (data && !works(data.status) ? false : workEvery),
    },
  );

/** All recordings, those at work and those that failed first. */
export const videosQuery = (page: number) =>
  apiQuery(
    'GET /staff/course/videos',
    { query: { page } },
    {
      ...listed,
      refetchInterval: ({ state: { data } }) =>
        data?.data.some(({ status }) => works(status)) ? workEvery : restEvery,
    },
  );

/** Who learns what, and how far they are. */
export const learnersQuery = (query: QueryOf<'GET /staff/course/enrolments'>) =>
  apiQuery('GET /staff/course/enrolments', { query }, listed);

export const teachersQuery = () => apiQuery('GET /staff/course/teachers', {}, fresh);

/** The captions of a lesson as they were written. */
export const captionsQuery = (id: number, lang: 'zh' | 'en') =>
  apiQuery(
    'GET /staff/course/captions/:id/:lang',
    { params: { id, lang } },
    { ...fresh, gcTime: 0, refetchOnWindowFocus: false },
  );

const moved = {
  silent: true,
  invalidates: ['GET /staff/course/list', 'GET /staff/course/detail/:id'] satisfies ApiKey[],
};
const listAlone = { silent: true, invalidates: ['GET /staff/course/list'] satisfies ApiKey[] };
const recorded = {
  silent: true,
  invalidates: [
    'GET /staff/course/detail/:id',
    'GET /staff/course/video/:id',
    'GET /staff/course/videos',
  ] satisfies ApiKey[],
};

export const useCreateCourse = apiMutation('POST /staff/course/create', listAlone);
export const useSaveCourse = apiMutation('POST /staff/course/save/:id', moved);
export const useShelf = apiMutation('POST /staff/course/shelf/:id', moved);
/** Deletes a draft: it is not asked for again. */
export const useDeleteCourse = apiMutation('POST /staff/course/delete/:id', listAlone);
export const useCoursePicture = apiMutation('POST /staff/course/picture', { silent: true });
export const useSaveChapter = apiMutation('POST /staff/course/chapter/save', moved);
export const useDeleteChapter = apiMutation('POST /staff/course/chapter/delete/:id', moved);
export const useOrder = apiMutation('POST /staff/course/order/:id', moved);
export const useSaveLesson = apiMutation('POST /staff/course/lesson/save', moved);
export const useLessonShelf = apiMutation('POST /staff/course/lesson/shelf/:id', moved);
export const useDeleteLesson = apiMutation('POST /staff/course/lesson/delete/:id', moved);
export const useSaveCaptions = apiMutation('POST /staff/course/captions/:id', {
  silent: true,
  invalidates: ['GET /staff/course/detail/:id', 'GET /staff/course/captions/:id/:lang'],
});
export const useAddMaterial = apiMutation('POST /staff/course/material/add', moved);
export const useRemoveMaterial = apiMutation('POST /staff/course/material/remove/:id', moved);
export const useSaveTeacher = apiMutation('POST /staff/course/teacher/save', {
  silent: true,
  invalidates: ['GET /staff/course/teachers', 'GET /staff/course/list'],
});
export const useTeacherPicture = apiMutation('POST /staff/teaching/picture/:id', {
  silent: true,
  invalidates: ['GET /staff/course/teachers'],
});
export const useLive = apiMutation('POST /staff/course/live/:id', { silent: true });
export const useEndLive = apiMutation('POST /staff/course/live/end/:id', { silent: true });
export const useStartVideo = apiMutation('POST /staff/course/video/start', recorded);
export const useFinishVideo = apiMutation('POST /staff/course/video/:id/finish', recorded);
export const useCancelVideo = apiMutation('POST /staff/course/video/:id/cancel', recorded);
export const useRetryVideo = apiMutation('POST /staff/course/video/:id/retry', recorded);
