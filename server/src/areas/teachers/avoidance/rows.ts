/** What a term of a list is. */
export const termKind = {
  /** An institution or a person in a buyer's words. */
  words: 1,
  /** A teacher of the site, by the id of the account. */
  teacher: 2,
  /** An institution in a teacher's words. */
  teachersWords: 3,
} as const;

export type TermKind = (typeof termKind)[keyof typeof termKind];

declare module '../../../db/schema' {
  interface KnownColumns {
    avoid_terms: { kind: TermKind };
  }
}
