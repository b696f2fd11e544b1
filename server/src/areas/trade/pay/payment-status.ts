/** Codes of `payments.status`. */
export const paymentStatus = { pending: 0, success: 1, closed: 2, failed: 3 } as const;
