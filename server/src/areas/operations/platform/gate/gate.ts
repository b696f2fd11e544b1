import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseJson } from '@harbor/contract';
import type { ReleaseSettings } from '../../../../settings/releases';
import type { Workers } from '../../../../work/workers';
import { checkAddresses } from './addresses';
import { checkBudget } from './budget';
import { checkContract } from './contract';
import { checkCss } from './css';
import { readDocument } from './document';
import { type Drawings, drawingProblems } from './drawing';
import { checkFiles } from './files';
import { checkMounts, checkShares } from './neighbours';
import { checkPaths } from './paths';
import type { Candidate, Check, Live, Problem } from './problems';
import { checkShell } from './shell';

/**
 * What a build is by itself, and what it asks of others that they may go without later: a widget that went is left out of
 * a page, and no reason not to go back to a release that works.
 */
const ownChecks = (workers: Workers): Check[] => [
  checkFiles,
  checkPaths,
  checkBudget,
  checkCss(workers),
  checkMounts,
  checkShares,
];

/**
 * What depends on the releases around it and on the server: asked once more under the lock under which the release is
 * registered, and whenever one from before is to be served again.
 */
const sharedChecks: Check[] = [checkAddresses, checkShell, checkContract];

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function run(checks: Check[], candidate: Candidate, live: Live, budget: ReleaseSettings['budget']) {
  const found = await Promise.all(checks.map((check) => check(candidate, live, budget)));
  return found.flat();
}

/** Where these do not hold, no page can be drawn: it is told what is wrong, not what comes of it. */
const needed: ReadonlySet<Problem['field']> = new Set(['files', 'routes', 'contract', 'shell']);

/** What a build is held against. */
export interface Inspector {
  workers: Workers;
  /** None where no pages are served. */
  drawings: Drawings | undefined;
}

/** Holds an unpacked build against every rule of the platform; its pages are drawn last. */
export async function inspect(
  { workers, drawings }: Inspector,
  folder: string,
  announced: { remote: string; version: string },
  live: Live,
  budget: ReleaseSettings['budget'],
): Promise<{ release: ReleaseJson; problems: Problem[] } | { problems: Problem[] }> {
  const read = await readDocument(folder, announced);
  if ('problems' in read) return read;
  const candidate = { folder, files: await filesOf(folder), release: read.release };
  const problems = await run([...ownChecks(workers), ...sharedChecks], candidate, live, budget);
  const drawable = !problems.some(({ field }) => needed.has(field));
  const drawn = drawable ? await drawingProblems(drawings, candidate) : [];
  return { release: read.release, problems: [...problems, ...drawn] };
}

/**
 * The part of {@link inspect} that a build beside the server may fail unnoticed: its files lie there as they were built,
 * and its sheets were judged then.
 */
export async function inspectBuild(
  { folder, release }: { folder: string; release: ReleaseJson },
  live: Live,
  budget: ReleaseSettings['budget'],
): Promise<Problem[]> {
  const candidate = { folder, files: await filesOf(folder), release };
  return run([checkPaths, checkBudget, checkMounts, checkShares, ...sharedChecks], candidate, live, budget);
}

/** The part of {@link inspect} that a build on a developer's machine keeps too: the addresses of others. */
export async function inspectRoutes(
  release: ReleaseJson,
  live: Live,
  budget: ReleaseSettings['budget'],
): Promise<Problem[]> {
  return run([checkPaths, checkAddresses], { folder: '', files: [], release }, live, budget);
}

/** The part of {@link inspect} that another team's publish, or a new server, may have changed meanwhile. */
export async function inspectAgain(
  release: ReleaseJson,
  live: Live,
  budget: ReleaseSettings['budget'],
): Promise<Problem[]> {
  return run(sharedChecks, { folder: '', files: [], release }, live, budget);
}
