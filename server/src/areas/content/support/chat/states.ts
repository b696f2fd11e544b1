/** Codes of `support_conversations.status`; 0 is a conversation that has not begun. */
export const chatStatus = { none: 0, waiting: 1, serving: 2, closed: 3 } as const;

/** What people read for each code. */
export const chatStatusText: Record<number, string> = {
  0: '尚未开始',
  1: '待接待',
  2: '接待中',
  3: '已结束',
};

/** What happens to a conversation. */
export type ChatEvent = 'ask' | 'take' | 'answer' | 'close';

const { none, waiting, serving, closed } = chatStatus;

/** Every legal step. `ask` is the user's, the others are the desk's; the clock closes too. */
export const chatTransitions: readonly { event: ChatEvent; from: readonly number[]; to: number }[] = [
  { event: 'ask', from: [none, waiting, closed], to: waiting },
  { event: 'ask', from: [serving], to: serving },
  { event: 'take', from: [waiting], to: serving },
  { event: 'answer', from: [waiting, serving, closed], to: serving },
  { event: 'close', from: [waiting, serving], to: closed },
];

/** Where an event leads from a status; undefined where it may not happen. */
export function nextChatStatus(from: number, event: ChatEvent): number | undefined {
  return chatTransitions.find((step) => step.event === event && step.from.includes(from))?.to;
}
