import { type MadeJournal, madeJournals } from './make';
import { type MadeTitle, titlesOf } from './writing/write';

/** Titles that the made-up journals published, in the order of the journals. */
export const madeTitles = (journals: readonly MadeJournal[] = madeJournals()): MadeTitle[][] =>
  journals.map(({ subjects: [subject = ''], languages }, i) =>
    titlesOf({ subject, i: i % 12, chinese: languages[0] === '中文' }),
  );
