import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';

/** Channel on which goes out what concerns a few people alone. */
export const peopleChannel = 'harbor_people';

/** An event for the open pages of some people; never what was said, only that something was. */
export interface PeopleNews {
  users: readonly number[];
  /** Name of the event, as clients know it. */
  name: 'order_chat';
  data: object;
}

/** Tells the open pages of some people, on every process; inside a transaction it goes out with the commit. */
export const tellPeople = (db: Db, news: PeopleNews): Promise<void> =>
  notifyChannel(db, peopleChannel, JSON.stringify(news));

/** What {@link tellPeople} sent. */
export const parsePeople = (payload: string): PeopleNews => JSON.parse(payload) as PeopleNews;
