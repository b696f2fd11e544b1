import { orderChatLimits } from '@harbor/contract';

/** Numbers of the chat of an order; times in ms. */
export const chatLimits = {
  ...orderChatLimits,
  perPage: 30,
  /** Changes that one question gets at most; who was away for longer asks again. */
  changes: 100,
  /** Somebody whose page looked within this time is there. */
  online: 75_000,
  /** How exactly it is kept when a page looked. */
  seen: 20_000,
  /** For as long as this a reason for reading holds. */
  look: 30 * 60_000,
  /** Answers from which on it is told how fast somebody answers. */
  fewestReplies: 3,
  /** Lines of an export. */
  exported: 5000,
} as const;
