import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import { workspaceRoot } from '../paths';

/** A pattern as it stands in sources, and where. */
export interface Found {
  source: string;
  flags: string;
  /** Files from the root of the workspace. */
  files: Set<string>;
}

/** What is written in a folder's sources, its tests apart. */
export interface Collected {
  /** Patterns between slashes, by their text. */
  literals: Map<string, Found>;
  /** Files that make patterns of texts, and how often. */
  constructed: Map<string, number>;
}

const passedOver = new Set(['node_modules', 'dist', 'testing', '.harbor']);

function* sourcesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!passedOver.has(entry.name)) yield* sourcesOf(place);
    } else if (/(?<!\.test|\.d)\.(?:ts|tsx)$|\.mjs$/.test(entry.name)) yield place;
  }
}

const isLiteral = (node: object): node is { pattern: string; flags: string } =>
  'type' in node && node.type === 'RegExpLiteral';

/** `new RegExp(…)` and `RegExp(…)`. */
function makesPattern(node: object): boolean {
  if (!('type' in node && 'callee' in node)) return false;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const { callee } = node;
  return typeof callee === 'object' && callee !== null && 'value' in callee && callee.value === 'RegExp';
}

/** @param folders from the root of the workspace */
export function collectPatterns(folders: readonly string[]): Collected {
  const literals = new Map<string, Found>();
  const constructed = new Map<string, number>();
  const visit = (node: unknown, file: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isLiteral(node)) {
      const text = `/${node.pattern}/${node.flags}`;
      const found = literals.get(text) ?? { source: node.pattern, flags: node.flags, files: new Set() };
      found.files.add(file);
      literals.set(text, found);
    }
    if (makesPattern(node)) constructed.set(file, (constructed.get(file) ?? 0) + 1);
    for (const child of Object.values(node)) visit(child, file);
  };
  for (const place of folders.flatMap((folder) => [...sourcesOf(join(workspaceRoot, folder))])) {
    const text = readFileSync(place, 'utf8');
    visit(
      parseSync(text, { syntax: 'typescript', tsx: place.endsWith('x'), target: 'es2022' }),
      relative(workspaceRoot, place),
    );
  }
  return { literals, constructed };
}
