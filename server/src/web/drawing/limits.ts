/** How much may be drawn and waited for, and how long a drawing serves; all of it for one process. */
export const drawingLimits = {
  /** Heap of the process that draws, in MiB, and the longest time of a drawing with its waiting, in ms. */
  memory: 512,
  patience: 60_000,
  /**
   * Contexts that are kept open: one for each set of releases and platform, of some 60 MB each. Three sets are served for a
   * day after two releases, or one and a canary; a context that is opened anew takes five times as long to draw.
   */
  worlds: 6,
  /** Drawings under way and waiting; beyond it nobody waits, however quick they are. */
  queue: 40,
  /**
   * Who is of no use without the page itself, as crawlers are: how long an answer waits for it, in ms; after which time
   * room is looked for anew, in ms; and how many wait at most. More of them, and what they may take of the queue, are
   * treated like everybody else.
   */
  crawlers: { wait: 10_000, pause: 100, most: 40 },
  /** How long a page that could not be drawn is left alone, in ms. */
  rest: 30_000,
  /** After which time a drawing is made anew, in ms, as `8 分钟前` in it is of its moment; meanwhile the old one serves. */
  renewedAfter: 120_000,
  /** How old a drawing may be at most when it is shown, in ms. */
  oldest: 600_000,
  /** Drawings kept beside the answers that were made of them, in characters; a page has some 60,000. */
  room: 6_000_000,
};

/**
 * What is taken of a drawing, all in characters but for the count; more is no page. Released code makes it, so the process
 * that draws sends no more, and the server takes no more.
 */
export const drawnLimits = {
  /** Markup and styles together; a page has some 60,000. */
  most: 2_000_000,
  /** Paths that it asked about, and steps of its breadcrumb. */
  asked: 500,
  /** Each of these, and each word that it says about itself. */
  words: 2000,
  /** Words about why there is none. */
  message: 4000,
};

/** How long answers serve, and how many are kept; all of it for one process. */
export const answerLimits = {
  /** How long an answer serves without its data being asked for again, if no announcement comes, in ms. */
  trusted: 2000,
  /** How long it may say of counts what they were while its page is drawn anew, in ms. */
  stale: 5000,
  /** Bytes of kept answers: of addresses that are pages, and of those that anybody can make up. */
  room: 48_000_000,
  roomOfMadeUp: 12_000_000,
  /** Longest value of a parameter that an answer is kept for, in characters. */
  parameter: 100,
};
