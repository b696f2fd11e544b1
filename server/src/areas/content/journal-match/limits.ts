import { journalTitlesRule } from '@harbor/contract/journal-import';

/** Numbers of finding journals for a text. */
export const matchRule = {
  /** Questions that are worked on together, and that wait behind them. */
  atOnce: 2,
  waiting: 30,
  /** How long a question waits for the first index, in ms. */
  patience: 20_000,
  /** Words shown of each journal. */
  words: 12,
  /** Characters of a passage, and of a word that is shown. */
  passage: 110,
  word: 24,
  /** Published titles shown of each journal. */
  titles: 2,
};

/** Numbers of taking in titles. */
export const titlesRule = {
  ...journalTitlesRule,
  /** Rows in one statement. */
  atOnce: 2000,
  /** Faults that an answer names. */
  faults: 50,
};
