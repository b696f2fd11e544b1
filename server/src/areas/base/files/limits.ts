import { promises } from '@harbor/contract/promises';
import { sizeLimits } from '@harbor/contract/size-limits';

const minute = 60_000;
const hour = 60 * minute;
const MiB = 1024 * 1024;

/** Limits and clocks of private files. Sizes in bytes, times in ms. */
export const fileLimits = {
  /** Largest part of an upload: what is lost at most when a connection breaks before the server has it. */
  partBytes: sizeLimits.filePart,
  /** What one person may keep, uploads under way included. */
  perUser: 500 * MiB,
  /** Uploads of one person that are under way. */
  openUploads: 30,
  /** Files that nothing holds, and uploads that nobody continues, go after this. */
  looseFor: 48 * hour,
  /** A check that takes longer was cut off, and may be begun anew. */
  checkFor: 2 * minute,
  /** Checks at once, and how many may wait: each reads up to 200 MiB of unpacked content. */
  checks: { atOnce: 2, queue: 20 },
  archive: {
    /** Files in a ZIP, docx, xlsx or pptx. */
    entries: 2000,
    /** Unpacked, together. */
    unpacked: 200 * MiB,
    /** Unpacked to packed, of any file over 1 MiB. */
    ratio: 100,
    /** Archives in each other that are looked into, and documents in a document. */
    archives: 2,
    documents: 2,
  },
  /** The body of a docx, unpacked: a thesis has a few MiB. */
  body: 48 * MiB,
  /** Elements within elements: a table in a table in a text box has some forty. */
  depth: 256,
  /** Attributes of one element, of which documents have some ten. */
  attributes: 1000,
  /** Longest name, value or comment in a document, in characters: drawings are kept as values of up to a MB. */
  longestTag: 4 * MiB,
  /** Packed streams of objects that are unpacked in one PDF; a thesis has some hundred. */
  packedStreams: 5000,
  /** What lies inside another file and has to be read whole to be judged. */
  inside: 64 * MiB,
  /** A check that takes longer is given up: a thesis takes a second or two. */
  checkWithin: minute,
  /** What could not be looked into: how many lines are kept, and how long each is in characters. */
  unchecked: { most: 12, longest: 60 },
  /** Longest paragraph, in characters: what is longer is read as several. */
  paragraph: 100_000,
  /** Text that is read of a document, in characters: the rest is not counted and not shown. */
  text: 4_000_000,
  ticket: {
    /** An address of a file is good for this long. */
    validFor: minute,
    /** Phones hand downloads to a program of their own, which asks again; more often is a leak. */
    uses: 3,
  },
  /** Days after its end until the files of an order are deleted, unless its owner chooses. */
  keepDays: promises.keepFilesDays,
};
