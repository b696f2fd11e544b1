/** What becomes of a private file. */
export const fileStatus = { receiving: 1, checking: 2, ready: 3, deleted: 4 } as const;

export type FileStatus = (typeof fileStatus)[keyof typeof fileStatus];

export type FileEvent = 'finish' | 'pass' | 'refuse' | 'return' | 'drop' | 'collect' | 'delete';

/** One legal step; `to: null` takes the row away with the bytes. */
export interface FileStep {
  from: FileStatus;
  event: FileEvent;
  to: FileStatus | null;
  /** Whether something has to hold the file; undefined where it does not matter. */
  held?: boolean;
}

const { receiving, checking, ready, deleted } = fileStatus;

/** Every legal step of a file. What is not here is refused with 409. */
export const fileSteps: readonly FileStep[] = [
  { from: receiving, event: 'finish', to: checking },
  // A check that was cut off, by the end of a server, begins anew.
  { from: checking, event: 'finish', to: checking },
  { from: checking, event: 'pass', to: ready },
  { from: checking, event: 'refuse', to: null },
  // Something of ours was in the way: the upload stays as it was.
  { from: checking, event: 'return', to: receiving },

  { from: receiving, event: 'drop', to: null },
  { from: ready, event: 'drop', to: null, held: false },

  { from: receiving, event: 'collect', to: null },
  { from: checking, event: 'collect', to: null },
  { from: ready, event: 'collect', to: null, held: false },

  { from: ready, event: 'delete', to: deleted, held: true },
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findFileStep(from: FileStatus, event: FileEvent): FileStep | undefined {
  return fileSteps.find((one) => one.from === from && one.event === event);
}
