/** Limits and clocks of certifications that are no settings. Times in ms. */
export const certifyLimits = {
  day: 86_400_000,
  /** Rows that a clock takes at once. */
  batch: 50,
  /** Uploads that nobody hands over go after this. */
  uploadFor: 48 * 3_600_000,
  /** Evidence of a draft that nobody touches goes after this. */
  draftFor: 180 * 86_400_000,
  /** The address of evidence is good for this long. */
  ticketFor: 60_000,
  /** A number that was shown is hidden again after so many seconds. */
  revealFor: 30,
  /** Within which hand-ins are counted. */
  yearFor: 365 * 86_400_000,
  /** Pages of a PDF that are marked. */
  pages: 60,
  /** Working days after which an answer is promised. */
  answerDays: 2,
  /** Hours until it, for the queue. */
  answerHours: 48,
  /** Seconds that rules and pledge are open before they can be signed. */
  readSeconds: 5,
} as const;
