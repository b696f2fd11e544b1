/** Codes of `support_conversations.status`; 0 is a conversation that has not begun. */
export const chatStatus = { none: 0, waiting: 1, serving: 2, closed: 3, later: 4 } as const;

/** What the desk reads for each code. */
export const chatStatusText: Record<number, string> = {
  0: '尚未开始',
  1: '待接待',
  2: '接待中',
  3: '已结束',
  4: '稍后处理',
};

/** What happens to a conversation. */
export type ChatEvent = 'ask' | 'take' | 'answer' | 'close' | 'assign' | 'snooze' | 'wake';

const { none, waiting, serving, closed, later } = chatStatus;

/**
 * Every legal step. `ask` is the user's, the others are the desk's; the clock closes and wakes too. What was put off is
 * served again as soon as anybody says something.
 */
export const chatTransitions: readonly { event: ChatEvent; from: readonly number[]; to: number }[] = [
  { event: 'ask', from: [none, waiting, closed], to: waiting },
  { event: 'ask', from: [serving, later], to: serving },
  { event: 'take', from: [waiting], to: serving },
  { event: 'answer', from: [waiting, serving, closed, later], to: serving },
  { event: 'assign', from: [waiting, serving, later], to: serving },
  { event: 'snooze', from: [serving, later], to: later },
  { event: 'wake', from: [later], to: serving },
  { event: 'close', from: [waiting, serving, later], to: closed },
];

/** Where an event leads from a status; undefined where it may not happen. */
export function nextChatStatus(from: number, event: ChatEvent): number | undefined {
  return chatTransitions.find((step) => step.event === event && step.from.includes(from))?.to;
}

/** What the user sees of a status: that an answer was put off is the desk's own matter. */
export const shownStatus = (status: number): number => (status === later ? serving : status);
