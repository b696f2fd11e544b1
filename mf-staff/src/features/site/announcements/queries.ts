import { apiInfiniteQuery, apiMutation } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/announcement/list'] } as const;

/** Announcements, the newest first. */
export const announcementsQuery = (status: number | undefined) =>
  apiInfiniteQuery('GET /staff/announcement/list', { query: { status } }, { silent: true, staleTime: 2_000 });

/** Writes a draft; a withdrawn one becomes a draft again. */
export const useSaveAnnouncement = apiMutation('POST /staff/announcement/save', changed);

/** Corrects the words of a published one. */
export const useCorrectAnnouncement = apiMutation('POST /staff/announcement/correct/:id', changed);

export const usePublishAnnouncement = apiMutation('POST /staff/announcement/publish/:id', changed);

export const useWithdrawAnnouncement = apiMutation('POST /staff/announcement/withdraw/:id', changed);

export const useDeleteAnnouncement = apiMutation('POST /staff/announcement/delete/:id', changed);
