import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery, http } from '@harbor/runtime';

const silent = { silent: true } as const;

/** Everything that somebody keeps in the diary, at a glance. */
export const diaryList = () => apiQuery('GET /diary/list', {}, { ...silent, refetchOnWindowFocus: true });

/** One manuscript with its steps and deadlines. */
export const manuscriptDetail = (id: string) =>
  apiQuery('GET /diary/manuscript/:id', { params: { id } }, { ...silent, refetchOnWindowFocus: true });

/** What authors' own records say of a journal. */
export const journalFigures = (id: number) =>
  apiQuery(
    'GET /magazine/experience-figures',
    { query: { id: String(id) } },
    { ...silent, staleTime: 5 * 60_000 },
  );

const stale: readonly ApiKey[] = ['GET /diary/list', 'GET /diary/manuscript/:id'];
/** Of forms: what the server says against them stands at their fields. */
const changes = { silent: true, invalidates: stale } as const;
/** Of a press: a failure is said by itself. */
const pressed = { invalidates: stale } as const;

export const useCreate = apiMutation('POST /diary/create', changes);
export const useEdit = apiMutation('POST /diary/edit/:id', changes);
export const useDelete = apiMutation('POST /diary/delete/:id', { invalidates: ['GET /diary/list'] });
export const useAddStep = apiMutation('POST /diary/step/add/:id', changes);
export const useEditStep = apiMutation('POST /diary/step/edit/:id', changes);
export const useUndoStep = apiMutation('POST /diary/step/undo/:id', pressed);
export const useTransfer = apiMutation('POST /diary/transfer/:id', changes);
export const useAddDeadline = apiMutation('POST /diary/deadline/add/:id', changes);
export const useEditDeadline = apiMutation('POST /diary/deadline/edit/:id', changes);
export const useDeleteDeadline = apiMutation('POST /diary/deadline/delete/:id', pressed);

/** A deadline of one press: ticked off, reminded of or not, taken from the advice. */
export const useTickDeadline = apiMutation('POST /diary/deadline/edit/:id', pressed);
export const useTakeAdvice = apiMutation('POST /diary/deadline/add/:id', pressed);

export const useOpenFeed = apiMutation('POST /diary/feed/open', pressed);
export const useCloseFeed = apiMutation('POST /diary/feed/close', pressed);
export const useShare = apiMutation('POST /diary/share', pressed);

/** Open deadlines of one manuscript as a file for calendars. */
export async function calendarFile(id: number): Promise<Blob> {
  const file: unknown = await http.get(`/diary/calendar/${id}`, { responseType: 'blob' });
  return file as Blob;
}
