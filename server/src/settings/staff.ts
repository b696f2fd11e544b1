const minute = 60_000;

/** How the operating team enters. Durations in ms; the same for every site, as nobody tries these at random. */
export const staffSettings = {
  /** Without a call of the team for so long, a session is asked for the second factor again. */
  idle: 30 * minute,
  /** However much it is used, a session is asked again after so long. */
  longest: 12 * 60 * minute,
  /** How long a code counts for steps with money. */
  proof: 10 * minute,
  /** Wrong codes in a row before no more are taken for a while. */
  tries: 5,
  /** The first while, and the longer ones that follow until a right code; the last for all further. */
  lockedFor: [15 * minute, 60 * minute, 24 * 60 * minute],
  /** That a session is in use is written at most this often. */
  touchEvery: 30_000,
  /** Issued together, each for one use. */
  recoveryCodes: 10,
};
