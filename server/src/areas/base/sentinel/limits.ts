const day = 24 * 3_600_000;

/** Numbers of the sentinel. Times in ms. */
export const sentinelLimits = {
  /** The same text in the same field counts once within this time. */
  sameFor: day,
  /** As many different texts as `safety.sentinel` of the settings says, within this, are a matter for staff. */
  window: 7 * day,
  /** Hits are forgotten after this time. */
  keepFor: 180 * day,
  /** Characters of an excerpt. */
  excerpt: 60,
  /** Characters of the longest text that is read: no field takes more. */
  longest: 20_000,
  /** Hits of one text that are kept, and that are named when it is refused. */
  mostHits: 10,
  perPage: 20,
};
