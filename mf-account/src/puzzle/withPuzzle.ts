import type { CaptchaAnswer } from '@harbor/contract';
import { ApiError } from '@harbor/runtime';
import type { Puzzle, PuzzleFor } from './usePuzzle';

/**
 * Makes a call that may be answered with a puzzle, and makes it again with the solution until it goes through.
 * @returns null when the person closed the puzzle
 * @throws ApiError for every other refusal
 */
export async function withPuzzle<T>(
  send: (captcha?: CaptchaAnswer) => Promise<T>,
  puzzle: Puzzle,
  wanted: PuzzleFor,
): Promise<T | null> {
  let captcha: CaptchaAnswer | undefined;
  try {
    for (;;) {
      try {
        return await send(captcha);
      } catch (error) {
        const problem = error instanceof ApiError ? error.fieldError('captcha') : undefined;
        if (problem === undefined) throw error;
        // The first refusal only says that there is a puzzle; later ones say what was wrong.
        const solved = await puzzle.ask(wanted, captcha ? problem : undefined);
        if (!solved) return null;
        captcha = solved;
      }
    }
  } finally {
    puzzle.done();
  }
}
