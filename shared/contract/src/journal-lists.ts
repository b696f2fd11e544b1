/** Limits of recognised lists: what a school, a faculty or a member counts as recognised journals, with grades. */
export const journalListRule = {
  /** Letters of a list's title. */
  title: 40,
  /** Characters of what is pasted or read from a file. */
  text: 1_000_000,
  /** Journals of a list. */
  entries: 5000,
  /** Letters of a grade, such as A 类. */
  grade: 20,
  /** Letters of a name. */
  name: 300,
  /** Lists that a member makes, and lists of others that a member follows. */
  own: 20,
  followed: 20,
  /** Characters of a code by which a list is shared. */
  code: 10,
} as const;

/** What became of an entry when it was looked up in the library. */
export const journalListStates = {
  matched: '已匹配',
  unknown: '库中没有',
  several: '有同名期刊',
  repeated: '重复',
} as const;

export type JournalListState = keyof typeof journalListStates;

/** Said of a journal that stands on a list without a grade. */
export const recognised = '认可';

/** Said of a journal that is not on the list. */
export const notRecognised = '不认可';
