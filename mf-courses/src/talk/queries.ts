import type { ApiKey } from '@harbor/contract';
import { apiInfiniteQuery, apiMutation, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true } as const;
const held = { ...silent, placeholderData: keepPreviousData } as const;

/** What people think of a course, page after page. */
export const courseComments = (course: number) =>
  apiInfiniteQuery('GET /course/:id/comment', { params: { id: course } }, silent);

/** What is discussed in a course, or at one of its lessons. */
export const courseDiscusses = (course: number, lesson?: number) =>
  apiInfiniteQuery('GET /course/:id/discuss', { params: { id: course }, query: { lesson } }, held);

/** Every answer to a discussion. */
export const discussReplies = (discuss: number) =>
  apiInfiniteQuery('GET /course/discuss/:id/replies', { params: { id: discuss } }, silent);

/** Which notes of a course are shown. */
export interface NoteChoice {
  lesson?: number | undefined;
  mine?: '1' | undefined;
}

/** Notes at seconds: one's own, and public ones. */
export const courseNotes = (course: number, { lesson, mine }: NoteChoice) =>
  apiInfiniteQuery('GET /course/:id/notes', { params: { id: course }, query: { lesson, mine } }, held);

const noteReads: ApiKey[] = ['GET /course/:id/notes', 'GET /course/:id/info', 'GET /review/list'];
const discussReads: ApiKey[] = ['GET /course/:id/discuss', 'GET /course/discuss/:id/replies'];
const commentReads: ApiKey[] = ['GET /course/:id/comment', 'GET /course/:id/info'];

export const useWriteComment = apiMutation('POST /course/comment', {
  silent: true,
  invalidates: commentReads,
});
export const useDeleteComment = apiMutation('DELETE /course/comment/:id', { invalidates: commentReads });
export const useLikeComment = apiMutation('PATCH /course/comment/:id/like', {
  invalidates: ['GET /course/:id/comment'],
});

export const useWriteDiscuss = apiMutation('POST /course/discuss', {
  silent: true,
  invalidates: discussReads,
});
export const useDeleteDiscuss = apiMutation('DELETE /course/discuss/:id', { invalidates: discussReads });
export const useLikeDiscuss = apiMutation('PATCH /course/discuss/:id/like', { invalidates: discussReads });

export const useChangeNote = apiMutation('PATCH /course/notes/:id', { silent: true, invalidates: noteReads });
export const useDeleteNote = apiMutation('DELETE /course/notes/:id', { invalidates: noteReads });
export const useLikeNote = apiMutation('PATCH /course/notes/:id/like', {
  invalidates: ['GET /course/:id/notes'],
});

export const useReportText = apiMutation('POST /course/report/:id', { silent: true });

/** Reads that a note makes stale, for one that was sent from the outbox. */
export const staleByNotes = noteReads;
