import { type ArrayChange, diffArrays } from 'diff';
import { comparisonLimits } from '../limits';

/**
 * What changed from one list to another. Nearly every pair is done within a turn; one that is not goes on in pieces
 * between other requests.
 * @param timeout ms; undefined when it takes longer
 */
export async function diffInTurns(
  left: string[],
  right: string[],
  timeout: number,
): Promise<ArrayChange<string>[] | undefined> {
  const quick = diffArrays(left, right, { timeout: comparisonLimits.turn });
  if (quick) return quick;
  return new Promise((resolve) => {
    diffArrays(left, right, { timeout, callback: resolve });
  });
}
