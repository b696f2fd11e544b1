import type { FailureKind } from '@harbor/contract';
import { culpritOf } from './culprit';
import { type Holders, pageHolders } from './holders';
import { keepOwn } from './own';
import { refuseSpoiled, SpoiledError, spoil } from './spoiled';
import { BuiltinsTable, type Change } from './table';

/** What fails so soon after a change, in ms, fails because of it. */
const aftermath = 3000;

declare global {
  interface Window {
    /**
     * Of the page's first script: tells the server that a part failed, and loads the page anew where that helps. Without a
     * kind it only remembers the part.
     */
    harborTell?: (part: string, kind: FailureKind | undefined, message: string) => void;
  }
}

let table: BuiltinsTable | undefined;
let lastChange = Number.NEGATIVE_INFINITY;
let judging: Promise<void> = Promise.resolve();

/** By index, as everything that has to work while something is not what it was. */
function isLasting(changes: readonly Change[]): boolean {
  for (let at = 0; at < changes.length; at += 1) if (!changes[at]?.restored) return true;
  return false;
}

function wordsOf(changes: readonly Change[]): string {
  let words = '';
  for (let at = 0; at < changes.length; at += 1) words += `${at === 0 ? '' : ', '}${changes[at]?.name}`;
  return words;
}

function blame(part: string, changes: readonly Change[]): void {
  const words = wordsOf(changes);
  // What cannot be put back is told by the page's first script, which needs nothing of what may be broken. Of the rest it
  // knows, should the page be empty all the same.
  const kind = isLasting(changes) ? 'globals' : undefined;
  window.harborTell?.(part, kind, new SpoiledError(part, words).message);
  spoil(part, words);
}

async function judge(changes: readonly Change[], suspect: string | undefined): Promise<void> {
  const culprit = await culpritOf(changes, suspect);
  // What is drawn again meanwhile may have changed them again.
  look();
  if (culprit) blame(culprit, changes);
  else console.warn(`Built-ins were changed by no part of the site: ${wordsOf(changes)}`);
}

function changesNow(): Change[] {
  const changes = table?.look() ?? [];
  if (changes.length > 0) lastChange = performance.now();
  return changes;
}

/**
 * Notes the built-ins as they are; before any remote's code runs, and after what the shell itself changes (single-spa
 * wraps the history and the window's listeners).
 */
export function keepBuiltins(holders: Holders = pageHolders()): void {
  keepOwn();
  table = new BuiltinsTable(holders);
}

/**
 * Puts back what was changed of the built-ins and finds out who did it, which takes a moment: `judged` waits for it.
 * @param suspect the part that was at work
 * @returns whether anything was changed
 */
export function look(suspect?: string): boolean {
  const changes = changesNow();
  if (changes.length === 0) return false;
  // Nobody knows how long the page can still find out more.
  if (suspect !== undefined && isLasting(changes)) blame(suspect, changes);
  else judging = Promise.all([judging, judge(changes, suspect)]).then(() => undefined);
  return true;
}

/** Resolves when it is known who made the changes found so far. */
export const judged = (): Promise<void> => judging;

/** Whether built-ins were changed just now or shortly before: what fails then is not to blame for it. */
export function isAftermath(): boolean {
  look();
  return performance.now() - lastChange < aftermath;
}

/**
 * Whether what has just failed may work now: built-ins had been changed, and are what they were. Resolves once it is
 * known who did it.
 */
export async function isWorthAnotherTry(): Promise<boolean> {
  if (!isAftermath()) return false;
  await judged();
  return true;
}

const stands = () => document.querySelector('main[data-remote]') !== null;

/**
 * Runs code of a part that begins and ends at once: what is changed meanwhile is its doing beyond doubt.
 * @throws SpoiledError when it changed built-ins or took the page's main area away
 */
export function runAs<T>(part: string, work: () => T): T {
  look();
  const stood = stands();
  let done: { result: T } | undefined;
  let thrown: unknown;
  try {
    done = { result: work() };
  } catch (error) {
    thrown = error;
  }
  const changes = changesNow();
  if (stood && !stands()) changes.push({ name: 'main', value: undefined, restored: false });
  if (changes.length > 0) blame(part, changes);
  refuseSpoiled(part);
  if (!done) throw thrown;
  return done.result;
}

/** Forgets the table; between tests. */
export function forgetBuiltins(): void {
  table = undefined;
  lastChange = Number.NEGATIVE_INFINITY;
}
