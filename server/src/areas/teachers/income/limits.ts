export const incomeLimits = {
  /** Incomes and deductions that the clock looks up at once. */
  batch: 50,
} as const;

/** Accounts that a teacher keeps at most. */
export const mostPayees = 5;
