const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * How much may come in, in bytes: exactly so many are the last that pass, on every way in. A limit of 2 MB is one of
 * 2,097,152 bytes, as people's file managers count.
 */
export const sizeLimits = {
  /** A picture: portraits, posts, reviews, refunds, tickets. */
  picture: 2 * MiB,
  /** A private file of an order. */
  file: 20 * MiB,
  /** A manuscript of a direct submission. It is the largest private file of all. */
  manuscript: 50 * MiB,
  /** Evidence of a certification. */
  evidence: 10 * MiB,
  /** An invoice that staff put in. */
  invoice: 5 * MiB,
  /** One part of a private file, as it is sent. */
  filePart: MiB,
  /** The body of a call in JSON. */
  json: 320 * KiB,
  /** A field beside an uploaded picture. */
  field: 10_000,
  /** What machines send: notices of gateways. */
  notice: 64 * KiB,
  /** What browsers report of what the page's policy refused. */
  policyReport: 16 * KiB,
} as const;

/** Whole megabytes of a limit, as sentences for people say it. */
export const megabytes = (bytes: number): number => Math.floor(bytes / MiB);
