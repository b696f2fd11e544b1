/** Numbers of recordings and plays. Times in ms unless they say seconds. */
export const videoLimits = {
  /** Length of a segment, in seconds; keys change with whole numbers of them. */
  segmentSeconds: 4,
  /** Seconds that one key opens: so fine is known which minutes somebody was given. */
  keySeconds: 60,
  /** Seconds for which a ticket is good. */
  ticketSeconds: 60,
  /** A play without a new ticket for so long has ended. */
  playAlive: 75_000,
  /** Plays of one person at once. */
  plays: 2,
  /** Plays are forgotten after this. */
  playKept: 90 * 86_400_000,
  /** A learner's own link to a replay is opened within this. */
  ownLink: 600_000,
  /** Largest part of an upload, in bytes. */
  partBytes: 8 * 1024 * 1024,
  /** Uploads that nobody continues, and recordings that failed or were cancelled, go after this. */
  looseFor: 14 * 86_400_000,
  /** A recording that another took the place of is still played by some for so long. */
  replacedFor: 86_400_000,
  /** A recording that could not be packaged so often is given up. */
  tries: 5,
  /** Longest recording, in seconds. */
  longest: 6 * 3600,
  /** Seconds of work that a second of the recording may take before it is given up, with a floor of ten minutes. */
  patience: 30,
};
