import { merged, type Range } from './ranges';

/** How far somebody watched a lesson, as the server takes it. */
export interface ProgressReport {
  courseId: number;
  videoId: number;
  /** Where the player stands, in seconds. */
  position: number;
  segments: Range[];
  /** When that was, ISO-8601. */
  clientAt: string;
}

/** A note that could not be sent yet. */
export interface KeptNote {
  /** Sent as the idempotency key, so that a note whose answer was lost is written once. */
  key: string;
  courseId: number;
  videoId: number;
  atSeconds: number;
  content: string;
  isPublic: boolean;
}

interface Box {
  progress: Record<string, ProgressReport>;
  notes: KeptNote[];
}

const place = (owner: number) => `harbor:school:${owner}`;
const none: Box = { progress: {}, notes: [] };

/** Whether nobody else is at it; tabs of one browser share the box. */
function read(owner: number): Box {
  try {
    const kept: Partial<Box> = JSON.parse(localStorage.getItem(place(owner)) ?? '{}');
    return { progress: kept.progress ?? {}, notes: Array.isArray(kept.notes) ? kept.notes : [] };
  } catch {
    return none;
  }
}

const listeners = new Set<() => void>();

function write(owner: number, box: Box): void {
  try {
    const empty = Object.keys(box.progress).length === 0 && box.notes.length === 0;
    if (empty) localStorage.removeItem(place(owner));
    else localStorage.setItem(place(owner), JSON.stringify(box));
  } catch {
    // Without room to store, what could not be sent is lost with the page; the player says that it is offline.
  }
  for (const listener of listeners) listener();
}

/** Renders again when what waits changes. @returns a function that ends it */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One report of two: everything that was seen, and the newer place. */
export function joined(older: ProgressReport, newer: ProgressReport): ProgressReport {
  const [a, b] = older.clientAt <= newer.clientAt ? [older, newer] : [newer, older];
  return { ...b, segments: merged([...a.segments, ...b.segments]) };
}

/** Keeps a report on this device until the server has it; one for each lesson. */
export function keepProgress(owner: number, report: ProgressReport): void {
  const box = read(owner);
  const old = box.progress[report.videoId];
  write(owner, {
    ...box,
    progress: { ...box.progress, [report.videoId]: old ? joined(old, report) : report },
  });
}

/** Keeps a note on this device until the server has it. */
export function keepNote(owner: number, note: KeptNote): void {
  const box = read(owner);
  write(owner, { ...box, notes: [...box.notes.filter(({ key }) => key !== note.key), note] });
}

/** How many reports and notes wait. */
export function waitingCount(owner: number): number {
  const { progress, notes } = read(owner);
  return Object.keys(progress).length + notes.length;
}

/** The notes of a lesson that wait, to be shown with the others. */
export const keptNotes = (owner: number, videoId: number): KeptNote[] =>
  read(owner).notes.filter((note) => note.videoId === videoId);

/** Takes a note back that was never sent. */
export function dropNote(owner: number, key: string): void {
  const box = read(owner);
  write(owner, { ...box, notes: box.notes.filter((note) => note.key !== key) });
}

function dropProgress(owner: number, sent: ProgressReport): void {
  const { progress, ...rest } = read(owner);
  const left = { ...progress };
  // What was added while it was under way stays.
  if (left[sent.videoId]?.clientAt === sent.clientAt) delete left[sent.videoId];
  write(owner, { ...rest, progress: left });
}

/** What sends things; each throws what the server said. */
export interface Sender {
  progress: (report: ProgressReport) => Promise<unknown>;
  note: (note: KeptNote) => Promise<unknown>;
  /** Whether a failure may pass by itself: what was refused for good is dropped. */
  mayPass: (reason: unknown) => boolean;
}

let sending = false;

/**
 * Sends what waits, oldest first, and stops at the first that cannot be sent now.
 * @returns whether everything is sent
 */
export async function sendWaiting(owner: number, sender: Sender): Promise<boolean> {
  if (sending) return false;
  sending = true;
  try {
    for (const report of Object.values(read(owner).progress)) {
      if (!(await sent(() => sender.progress(report), sender))) return false;
      dropProgress(owner, report);
    }
    for (const note of read(owner).notes) {
      if (!(await sent(() => sender.note(note), sender))) return false;
      dropNote(owner, note.key);
    }
    return true;
  } finally {
    sending = false;
  }
}

async function sent(send: () => Promise<unknown>, { mayPass }: Sender): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (reason) {
    return !mayPass(reason);
  }
}
