/** Limits of comparing two texts. */
export const comparisonLimits = {
  /** Characters of each text. */
  characters: 300_000,
  /** Paragraphs of each text. */
  paragraphs: 4000,
  /** Time for one comparison, in ms; it lets other requests in between. */
  time: 8000,
  /** How long a turn may last before others get theirs, in ms. */
  turn: 12,
  /** Results kept in memory, and for how long in ms: marking reads the same texts again and again. */
  kept: { most: 12, for: 10 * 60_000 },
  /** From this share of common pairs of characters on two paragraphs are one that was changed. */
  alike: 0.4,
  /** From this share on a paragraph that stands elsewhere was moved. */
  moved: 0.6,
  /** Points of a change request, and characters of all together. */
  request: { items: 20, characters: 1000 },
};
