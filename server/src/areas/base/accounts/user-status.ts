/** Codes of `users.status`. */
export const userStatus = { normal: 1, frozen: 2, closing: 3, closed: 4 } as const;
