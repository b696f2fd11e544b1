import { Overlay } from '@harbor/ui/kit';
import { PuzzleBody } from './PuzzleBody';
import type { Puzzle } from './usePuzzle';

/** The puzzle over a form. */
export function PuzzleOverlay({ puzzle }: { puzzle: Puzzle }) {
  return (
    <Overlay
      open={puzzle.wanted !== null}
      onClose={puzzle.close}
      title="安全验证"
      width={388}
      closeOnMask={false}
    >
      {puzzle.wanted ? <PuzzleBody puzzle={puzzle} wanted={puzzle.wanted} /> : null}
    </Overlay>
  );
}
