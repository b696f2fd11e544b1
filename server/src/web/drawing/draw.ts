// What the process that draws pages runs: contexts by release set and platform, the last ones kept.
import { readFileSync } from 'node:fs';
import type { PageSnapshot } from '@harbor/contract';
import { LRUCache } from 'lru-cache';
import { DrawingContext } from './context';
import { difference } from './difference';
import type { Drawn } from './drawn';
import { harden } from './harden';
import { drawingLimits, drawnLimits } from './limits';
import { type ReleaseFolder, released } from './released-files';
import { type Reason, Undrawable } from './undrawable';

/** A page to be drawn. */
export interface DrawingTask {
  /** Says which releases and which platform: one context serves all pages that have it in common. */
  world: string;
  /** The shell first. */
  releases: ReleaseFolder[];
  /** Address of the shell's first script. */
  main: string;
  /** Whole address of the page. */
  address: string;
  /** Part whose page it is. */
  owner: string;
  /** What the page carries along, as browsers read it. */
  page: PageSnapshot;
  /** Addresses of the sheets that it needs. */
  sheets: string[];
  /** File with the first script of a context. */
  browser: string;
}

/** A page as it was drawn, with the sheets that it needs. */
export interface DrawnPage extends Drawn {
  /** When it was drawn, in ms since 1970. */
  at: number;
  sheets: { address: string; source: string }[];
  /** Whether its context had to be opened for it, which takes many times as long. */
  cold: boolean;
  /** Why the context of the pages before it was given up between two of them, for the log. */
  left?: string;
}

/** Why a page was not drawn. */
export interface Undrawn {
  undrawn: Reason;
  /** For everybody: nothing of this machine stands in it. */
  message: string;
  /** What the system said, for the log. */
  system?: string;
}

/** A context, and whose pages failed in it since one was drawn. */
interface World {
  context: DrawingContext;
  failing: Set<string>;
}

const worlds = new LRUCache<string, World>({ max: drawingLimits.worlds });

/** Worlds that were opened anew though their code had come to its end; not again at once, or all pages would be cold. */
const reopened = new LRUCache<string, true>({ max: 100, ttl: 300_000 });

harden();
// A promise that a page leaves behind refused is no reason for the process to end.
process.on('unhandledRejection', () => undefined);

function open(
  { releases, main, address, page, browser }: DrawingTask,
  prepare: (context: DrawingContext) => void,
) {
  const read = (script: string) => released(releases, script);
  return new DrawingContext(readFileSync(browser, 'utf8'), read, page, address, main, prepare);
}

function worldOf(task: DrawingTask, prepare: (context: DrawingContext) => void = () => undefined) {
  const known = worlds.get(task.world);
  const left = known?.context.leftSpoiled() ?? '';
  if (known && !left) return { world: known, cold: false, left };
  const world = { context: open(task, prepare), failing: new Set<string>() };
  worlds.set(task.world, world);
  return { world, cold: true, left };
}

/**
 * What becomes of a context after a page failed in it. What merely throws leaves it as it was, and where code was cut off
 * within it or built-ins were changed, it is given up. It is opened once more where pages of several parts fail one after
 * another, as one may have spoiled it for all, and where a file could not be had, for which something in it may wait in
 * vain though it came.
 */
function settleFailure({ world: name, owner }: DrawingTask, { reason }: Undrawable): void {
  const world = worlds.get(name);
  if (!world) return;
  world.failing.add(owner);
  const cutOff = reason === 'loops' || reason === 'late' || reason === 'spoils';
  const doubtful = (reason === 'files' || world.failing.size > 1) && !reopened.has(name);
  if (doubtful) reopened.set(name, true);
  if (cutOff || doubtful) worlds.delete(name);
}

/** Draws a page in its context. Whatever is thrown is told as it is: of another realm's error only words leave the process. */
function within<T>(task: DrawingTask, work: () => T): T | Undrawn {
  try {
    const done = work();
    worlds.get(task.world)?.failing.clear();
    return done;
  } catch (error) {
    // Released code throws within its context, where it is made an Undrawable: any other is of this process.
    const undrawable =
      error instanceof Undrawable
        ? error
        : new Undrawable('throws', 'it could not be drawn', { cause: error });
    settleFailure(task, undrawable);
    const { reason, message, cause } = undrawable;
    return {
      undrawn: reason,
      message: message.slice(0, drawnLimits.message),
      ...(cause === undefined ? {} : { system: String(cause).slice(0, drawnLimits.message) }),
    };
  }
}

function sheetsOf({ sheets, releases }: DrawingTask) {
  try {
    return sheets.map((address) => ({ address, source: released(releases, address) }));
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Undrawable('files', message, { cause });
  }
}

/** Draws a page, or says why it cannot be drawn. */
export function draw(task: DrawingTask): DrawnPage | Undrawn {
  return within(task, () => {
    const sheets = sheetsOf(task);
    const at = Date.now();
    const { world, cold, left } = worldOf(task);
    const drawn = world.context.draw(task.address, { ...task.page, drawn: at });
    return { ...drawn, at, sheets, cold, ...(left && { left }) };
  });
}

/** A page that was drawn to see whether it can be. */
export interface Attempt {
  html: string;
  /** Where the page comes out differently when it is drawn once more from the same data; empty where it does not. */
  differs: string;
  /** A file that could not be had, in words, though the page was drawn without it. */
  missed: string;
}

/** Browsers take a page over later than it was drawn, by this in ms: over every day's end, so that the hour of a trial makes none. */
const later = 26 * 3_600_000;

/**
 * Draws a page twice from the same data, as server and browser do: its clock alone has gone on meanwhile, and the moment of
 * the drawing, which the page carries, has not.
 */
export function attempt(task: DrawingTask): Attempt | Undrawn {
  return within(task, () => {
    sheetsOf(task);
    const page = { ...task.page, drawn: Date.now() };
    // Before any of the builds' code has taken the clock.
    const { context } = worldOf(task, (opened) => opened.moveClock(0)).world;
    context.moveClock(0);
    const first = context.draw(task.address, page);
    context.moveClock(later);
    const second = context.draw(task.address, page);
    return { html: first.html, differs: difference(first.html, second.html), missed: context.takeMissed() };
  });
}
