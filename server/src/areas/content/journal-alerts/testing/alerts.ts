import type { TestApp } from '../../../../testing/app';
import { goOnTelling } from '../telling/steps';

/** Areas that a test of the alerts needs beside those of the journal tools. */
export const alertAreas = ['journalAlerts', 'messages', 'diary', 'submissions', 'forms'] as const;

/** Tells of all that waits. */
export const tellAll = (site: TestApp): Promise<void> => goOnTelling(site.core);

/** What somebody was told, oldest first. */
export const toldTo = (site: TestApp, userId: number) =>
  site.core.db
    .selectFrom('messages')
    .select(['title', 'body', 'link', 'kind', 'sub'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** How often somebody was told something. */
export const timesTold = async (site: TestApp, userId: number): Promise<number> =>
  (await toldTo(site, userId)).length;

/** Puts a journal among somebody's favourites. */
export async function collected(site: TestApp, token: string, id: number): Promise<void> {
  const { status, msg } = await site.call('POST /magazine/collect', { token, body: { id } });
  if (status !== 200) throw new Error(msg);
}
