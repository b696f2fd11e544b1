/** Where of a journal a word may stand. Each is a bit of a posting, in this order. */
export const places = ['name', 'subject', 'scope', 'titles'] as const;

export type Place = (typeof places)[number];

/** What is told of a journal, by place: names and titles one by one. */
export type JournalTexts = Record<Place, readonly string[]>;

/** How much a word counts in a place, and how much less it does where that place is long. */
export const placeRules: Record<Place, { weight: number; length: number }> = {
  name: { weight: 4, length: 0.5 },
  subject: { weight: 1.2, length: 0.3 },
  scope: { weight: 1, length: 0.6 },
  titles: { weight: 1, length: 0.5 },
};

/** How soon a word that stands in a journal again and again counts for nothing more. */
export const saturation = 1.5;

/** How telling a word is that so many of all journals have. */
export const rarity = (holders: number, all: number): number =>
  Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
