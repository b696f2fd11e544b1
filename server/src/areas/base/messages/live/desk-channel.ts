import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';

/** Channel on which changes of conversations and tickets go out. */
export const deskChannel = 'harbor_desk';

/** Something that changed: for its user and for the desk. */
export interface DeskNews {
  user: number;
  conversation?: number;
  ticket?: number;
}

/** Tells the open pages of the user and of staff; goes out with the commit. */
export const tellDesk = (db: Db, news: DeskNews) => notifyChannel(db, deskChannel, JSON.stringify(news));

/** What {@link tellDesk} sent. */
export const parseDesk = (payload: string): DeskNews => JSON.parse(payload) as DeskNews;
