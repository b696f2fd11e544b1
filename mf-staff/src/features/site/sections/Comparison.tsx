import { ComparedLines } from '../../../parts/comparison/ComparedLines';
import { linesOf, type Section } from './sections';

export interface ComparisonProps {
  before: readonly Section[];
  after: readonly Section[];
}

/** What changed between two versions of a text in sections. */
export const Comparison = ({ before, after }: ComparisonProps) => (
  <ComparedLines before={linesOf(before)} after={linesOf(after)} />
);
