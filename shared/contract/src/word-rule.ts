import type { SentinelPlace } from './sentinel/places';

/** What a word of the team's own does to a text that has it. */
export const wordActions = {
  warn: '提示改写',
  review: '进入审核',
  block: '拒绝',
} as const;

export type WordAction = keyof typeof wordActions;

/** Where words of the team may apply: everywhere that people write. What the site says itself is no place of theirs. */
export const wordPlaces = [
  'post',
  'review',
  'note',
  'form',
  'order_chat',
  'submission',
  'support',
  'ticket',
  'name',
] as const satisfies readonly SentinelPlace[];

/** Limits of the list, in characters and words. */
export const wordRule = {
  word: { min: 2, max: 30 },
  rewrite: 60,
  note: 100,
  versionNote: 200,
  /** Words that hold at a time. */
  most: 5000,
  /** Words that one version may add, change or remove. */
  atOnce: 500,
  /** Of a text that is tried. */
  trial: 5000,
} as const;
