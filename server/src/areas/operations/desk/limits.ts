const minute = 60_000;

/** Numbers of the desk. Times in ms. */
export const deskLimits = {
  /** Nobody else decides a case for so long after somebody took it, or took it again. */
  holdFor: 30 * minute,
  perPage: 20,
  /** Counts end here: people read 10,000 as more than anybody works through. */
  mostCounted: 10_000,
  /** Counts are the same for everybody, and asked for by every open desk: so long they are taken from the last reading. */
  countedFor: 3000,
  /** Last call of the desk is noted this often. */
  seenEvery: minute,
  /** Somebody counts as there for so long after their last call. */
  onlineFor: 5 * minute,
  /** Notes of handover that are shown. */
  notes: 20,
  /** Of each kind that the search finds. */
  found: 8,
  /** So many of the newest are looked through for a word, before an index is asked for all. */
  newest: 3000,
};
