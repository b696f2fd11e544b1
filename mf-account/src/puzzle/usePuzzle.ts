import type { CaptchaAction, CaptchaAnswer } from '@harbor/contract';
import { useRef, useState } from 'react';

/** What a puzzle is drawn for. The phone is left out where the server knows it. */
export interface PuzzleFor {
  phone?: string;
  action: CaptchaAction;
}

/** The puzzle of a form. It stays open from the first question until the call went through. */
export interface Puzzle {
  /** What is asked for now; null = closed. */
  wanted: PuzzleFor | null;
  /** What was wrong with the last solution. */
  problem: string | undefined;
  /** Grows with every question: each has a picture of its own. */
  round: number;
  /** A solution is being checked. */
  checking: boolean;
  /** Asks for a solution. @returns null when the person closes the puzzle */
  ask: (wanted: PuzzleFor, problem?: string) => Promise<CaptchaAnswer | null>;
  solve: (answer: CaptchaAnswer) => void;
  /** The person closes it. */
  close: () => void;
  /** The call is over. */
  done: () => void;
}

/** Opens the puzzle over a form and waits for its solution. */
export function usePuzzle(): Puzzle {
  const [wanted, setWanted] = useState<PuzzleFor | null>(null);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const [checking, setChecking] = useState(false);
  const settle = useRef<((answer: CaptchaAnswer | null) => void) | null>(null);

  const finish = (answer: CaptchaAnswer | null) => {
    settle.current?.(answer);
    settle.current = null;
  };
  return {
    wanted,
    problem,
    round,
    checking,
    ask: (what, said) => {
      setWanted(what);
      setProblem(said);
      setRound((count) => count + 1);
      setChecking(false);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
    solve: (answer) => {
      setChecking(true);
      finish(answer);
    },
    close: () => {
      setWanted(null);
      finish(null);
    },
    done: () => {
      setWanted(null);
      setChecking(false);
    },
  };
}
