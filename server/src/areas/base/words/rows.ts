import type { SentinelPlace } from '@harbor/contract/sentinel';
import type { WordAction, wordPlaces } from '@harbor/contract/word-rule';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** Where words of the team may apply. */
export type WordPlace = (typeof wordPlaces)[number] & SentinelPlace;

export type WordRow = Selectable<DB['words']>;
export type WordVersionRow = Selectable<DB['word_versions']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    words: { places: WordPlace[]; action: WordAction };
  }
}
