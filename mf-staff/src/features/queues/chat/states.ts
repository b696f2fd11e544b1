/** Codes of a conversation. */
export const chatStates = { waiting: 1, served: 2, closed: 3, later: 4 } as const;
