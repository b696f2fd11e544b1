import type { SentinelPlace } from '@harbor/contract/sentinel';
import type { Ground } from '../../../core';
import { type WordHit, wordJudge } from './judge';

/** The words of the team that hold, in this process's memory. */
export interface WordBook {
  /** What a text has of them in a place; after a new version was announced, by that one. */
  find(text: string, place: SentinelPlace): Promise<WordHit[]>;
  /** Reads them anew: whoever published does not wait for the announcement. */
  refresh(): Promise<void>;
}

declare module '../../../core' {
  interface Core {
    words: WordBook;
  }
}

/** Told by whoever publishes, in the same transaction. */
export const wordsChannel = 'words';

/** Reads the words now, and in every process again as soon as there is another version. */
export async function openWordBook({ db, hub, log }: Ground): Promise<WordBook> {
  let judge = wordJudge([]);
  /** The reading under way, for which whoever judges waits. */
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const words = await db
      .selectFrom('words')
      .select(['word', 'folded', 'places', 'action', 'rewrite'])
      .where('until_version', 'is', null)
      .execute();
    judge = wordJudge(words);
  };
  const refresh = () => {
    // One after another: an older answer never takes the place of a newer one.
    const next = reading.then(read);
    reading = next.catch((err) => log.error({ err }, 'the words of the team could not be read'));
    return next;
  };
  const again = () => void refresh().catch(() => {});
  hub.listen(wordsChannel, again);
  // What was announced while the database was away is lost.
  hub.onReconnect(again);
  await read();
  return {
    async find(text, place) {
      await reading;
      return judge(text, place);
    },
    refresh,
  };
}
