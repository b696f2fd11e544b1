// What the thread that draws pages runs: contexts by release set and platform, the last ones kept.
import { readFileSync } from 'node:fs';
import type { PageSnapshot } from '@harbor/contract';
import { LRUCache } from 'lru-cache';
import { DrawingContext, type Drawn } from './context';
import { harden } from './harden';
import { type ReleaseFolder, released } from './released-files';

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
  /** What the page carries along, as browsers read it. */
  page: PageSnapshot;
  /** Addresses of the sheets of remotes that it needs. */
  sheets: string[];
  /** File with the first script of a context. */
  browser: string;
}

/** A page as it was drawn, with the sheets of remotes that it needs. */
export interface DrawnPage extends Drawn {
  /** When it was drawn, in ms since 1970. */
  at: number;
  sheets: { address: string; source: string }[];
}

/** A context with two remotes in it holds some 60 MB. */
const contexts = new LRUCache<string, DrawingContext>({ max: 4 });

harden();
// A promise that a page leaves behind refused is no reason for the thread to end.
process.on('unhandledRejection', () => undefined);

function contextOf({ world, releases, main, address, page, browser }: DrawingTask): DrawingContext {
  const known = contexts.get(world);
  if (known) return known;
  const read = (script: string) => released(releases, script);
  const context = new DrawingContext(readFileSync(browser, 'utf8'), read, page, address, main);
  contexts.set(world, context);
  return context;
}

/** @throws Error when the page cannot be drawn; its context is made anew the next time */
export function draw(task: DrawingTask): DrawnPage {
  try {
    const sheets = task.sheets.map((address) => ({ address, source: released(task.releases, address) }));
    const at = Date.now();
    const drawn = contextOf(task).draw(task.address, { ...task.page, drawn: at });
    return { ...drawn, at, sheets };
  } catch (error) {
    contexts.delete(task.world);
    // Of another realm's error only the words leave the thread.
    throw new Error(String((error as { message?: unknown })?.message ?? 'unknown'));
  }
}
