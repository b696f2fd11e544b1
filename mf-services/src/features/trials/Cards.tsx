import type { TrialsOfOrder } from '@harbor/contract';
import { TrialCard } from './TrialCard';
import styles from './Trials.module.css';
import type { Judging } from './useJudging';

export interface CardsProps {
  data: TrialsOfOrder;
  marked: boolean;
  judging: Judging;
}

/** All trials side by side. */
export function Cards({ data, marked, judging }: CardsProps) {
  return (
    <div className={styles.cards}>
      {data.trials.map((trial) => (
        <TrialCard key={trial.letter} data={data} trial={trial} marked={marked} judging={judging} />
      ))}
    </div>
  );
}
