import { CircleAlert } from 'lucide-react';
import styles from './ProblemLine.module.css';
import type { FormProblem } from './refusal';
import { useSecondsLeft } from './useSecondsLeft';
import { withWait } from './waitText';

export interface ProblemLineProps {
  problem: FormProblem | null;
}

/** What the server said about the form as a whole, above its button; gone when its time is over. */
export function ProblemLine({ problem }: ProblemLineProps) {
  const seconds = useSecondsLeft(problem?.until ?? 0);
  const over = problem?.until !== undefined && seconds === 0;
  return (
    <div role="alert">
      {problem && !over ? (
        <p className={styles.problem}>
          <CircleAlert className={styles.icon} size={16} aria-hidden />
          <span>{withWait(problem.text, seconds)}</span>
        </p>
      ) : null}
    </div>
  );
}
