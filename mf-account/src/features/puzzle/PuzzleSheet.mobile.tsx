import { Sheet } from '@harbor/ui/mobile';
import { PuzzleBody } from './PuzzleBody';
import type { Puzzle } from './usePuzzle';

/** The puzzle over a form of the phone. */
export function PuzzleSheet({ puzzle }: { puzzle: Puzzle }) {
  return (
    <Sheet open={puzzle.wanted !== null} onClose={puzzle.close} title="安全验证" closeOnMask={false}>
      {puzzle.wanted ? <PuzzleBody puzzle={puzzle} wanted={puzzle.wanted} /> : null}
    </Sheet>
  );
}
