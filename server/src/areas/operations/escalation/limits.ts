const day = 24 * 3_600_000;

/** Numbers of the escalation. Times in ms. */
export const escalationLimits = {
  /** Late cases that are told together, of a queue and level. */
  atOnce: 10_000,
  /** So many of them are named. */
  named: 5,
  /** Letters of what people wrote. */
  letters: 40,
  /** So long it is known what was told. */
  keep: 90 * day,
  /** Until a robot that has not answered counts as not told. */
  patience: 10_000,
};
