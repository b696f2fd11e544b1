import { Button } from '@harbor/ui/kit';
import styles from './Decision.module.css';
import type { Decision } from './useDecision';

/** Why the last decision was not made, and what makes it possible. */
export function DecisionProblem({ decision }: { decision: Decision }) {
  const { problem, proof, again, busy } = decision;
  if (!problem) return null;
  return (
    <div className={styles.problem} role="alert">
      <p>{problem}</p>
      {proof ? (
        <Button loading={busy} onClick={again}>
          验证后再试
        </Button>
      ) : null}
    </div>
  );
}
