import type { FailureKind } from '@harbor/contract';
import { isAftermath, look } from '../builtins/look';
import { own } from '../builtins/own';
import { type ErrorReport, errorEvent, messageOf } from '../errors/report';
import { currentPosition } from '../navigation/current';
import { admittedMatch } from '../navigation/gate';
import { onMainReady } from '../page/main-state';
import { snapshot } from '../platform/snapshot';
import { kindOf } from './failure-kind';

const address = '/api/platform/reports';

/** Failures of one moment go out together, in ms. */
const failurePause = 100;

/** What loaded is told once the page has come to rest, in ms, or when it is left. */
const loadedPause = 3000;

/** Longest that a retry waits for the server's word, in ms. */
const patience = 1500;

interface Outcome {
  remote: string;
  version: string;
}

interface Failure extends Outcome {
  kind: FailureKind;
  message: string;
  path: string;
}

let failures: Failure[] = [];
let loaded: Outcome[] = [];
let timer: number | undefined;
let due = Number.POSITIVE_INFINITY;
/** Told already in this page view. */
const told = new Set<string>();
/** Parts that come in another version with the next page view. */
const replaced = new Set<string>();
const underWay = new Set<Promise<void>>();

function versionOf(remote: string): string | undefined {
  if (remote === 'shell') return snapshot.shell.version;
  return snapshot.remotes.find(({ name }) => name === remote)?.version;
}

function isReplacement(part: unknown): part is { remote: string } {
  return typeof part === 'object' && part !== null && 'remote' in part && typeof part.remote === 'string';
}

async function post(body: { failures: Failure[]; loaded: Outcome[] }): Promise<void> {
  const answer = await own.fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: own.stringify(body),
  });
  if (!answer.ok) return;
  const parts: unknown = (await answer.json()).data?.replaced;
  for (const part of Array.isArray(parts) ? parts : []) if (isReplacement(part)) replaced.add(part.remote);
}

function flush(): void {
  own.clearTimeout(timer);
  due = Number.POSITIVE_INFINITY;
  if (failures.length + loaded.length === 0) return;
  const body = { failures: failures.slice(0, 20), loaded: loaded.slice(0, 20) };
  failures = [];
  loaded = [];
  // A report that cannot be sent is no trouble of anybody's: the server counts those that come.
  const sending = post(body)
    .catch(() => undefined)
    .finally(() => underWay.delete(sending));
  underWay.add(sending);
}

function flushWithin(ms: number): void {
  const at = Date.now() + ms;
  if (at >= due) return;
  own.clearTimeout(timer);
  due = at;
  timer = own.setTimeout(flush, ms);
}

/**
 * Tells the server that a release failed here: once for each part and kind in a page view. What fails because another
 * part changed built-ins is nobody's failure but that part's, which is told by itself.
 */
export function reportFailure(remote: string, error: unknown): void {
  const kind = kindOf(error);
  if (kind !== 'globals' && isAftermath()) return;
  noteFailure(remote, kind, messageOf(error));
}

function noteFailure(remote: string, kind: FailureKind, message: string): void {
  const version = versionOf(remote);
  if (!version || told.has(`${remote} ${kind}`)) return;
  told.add(`${remote} ${kind}`);
  const { pathname } = window.location;
  const words = { message: message.slice(0, 500), path: pathname.slice(0, 300) };
  failures.push({ remote, version, kind, ...words });
  flushWithin(failurePause);
}

function reportLoaded(remote: string | undefined): void {
  const version = remote && versionOf(remote);
  if (!version || told.has(remote)) return;
  told.add(remote);
  loaded.push({ remote, version });
  flushWithin(loadedPause);
}

/** Whether the part comes in another version with the next page view, because this one failed here. */
export async function isReplaced(remote: string): Promise<boolean> {
  if (failures.length > 0) flush();
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(underWay), late]);
  return replaced.has(remote);
}

/**
 * Tells the server how the releases of this page view fare, so that a broken one is taken out of service by itself.
 * @returns a function that ends it
 */
export function watchOutcomes(): () => void {
  const handleError = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { area, subject, error }: ErrorReport = event.detail;
    if (area === 'remote' || area === 'widget') reportFailure(subject.split('/')[0] ?? subject, error);
  };
  const handleReady = () => {
    const owner = admittedMatch(currentPosition().location.pathname)?.owner;
    // A page of the shell may show widgets of any part.
    look(owner === 'shell' ? undefined : owner);
    reportLoaded(owner);
  };
  window.addEventListener(errorEvent, handleError);
  window.addEventListener('pagehide', flush);
  const stop = onMainReady(handleReady);
  // Nobody here saw anything of it, but only browsers are believed to be visitors.
  const { undrawn } = snapshot;
  if (undrawn) noteFailure(undrawn.remote, 'draw', undrawn.message);
  return () => {
    own.clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    failures = [];
    loaded = [];
    told.clear();
    replaced.clear();
    window.removeEventListener(errorEvent, handleError);
    window.removeEventListener('pagehide', flush);
    stop();
  };
}
