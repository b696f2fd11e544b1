import type { ComparisonBlock } from '@harbor/contract';
import { comparisonLimits } from './limits';

interface Kept {
  blocks: Promise<ComparisonBlock[]>;
  until: number;
}

const results = new Map<string, Kept>();

/**
 * A result that was worked out a short while ago, or a new one: marking asks for the same pair again and again. Only in
 * memory, only for minutes; who may see it is checked before.
 * @param now ms
 */
export function keptResult(
  pair: string,
  now: number,
  make: () => Promise<ComparisonBlock[]>,
): Promise<ComparisonBlock[]> {
  for (const [key, { until }] of results) if (until < now) results.delete(key);
  const found = results.get(pair);
  if (found) return found.blocks;
  const blocks = make();
  const oldest = results.keys().next();
  if (results.size >= comparisonLimits.kept.most && !oldest.done) results.delete(oldest.value);
  results.set(pair, { blocks, until: now + comparisonLimits.kept.for });
  blocks.catch(() => results.delete(pair));
  return blocks;
}
