import { useState } from 'react';
import type { CardsProps } from './Cards';
import { Emblem, TrialCard } from './TrialCard';
import styles from './Trials.mobile.module.css';

/** One trial at a time, the others a tap away with the points that they have. */
export function Cards({ data, marked, judging }: CardsProps) {
  const [letter, setLetter] = useState(data.trials[0]?.letter);
  const shown = data.trials.find((trial) => trial.letter === letter) ?? data.trials[0];
  if (!shown) return null;
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label="试做">
        {data.trials.map((trial) => (
          <button
            key={trial.letter}
            type="button"
            role="tab"
            id={`trial-tab-${trial.letter}`}
            aria-selected={trial === shown}
            aria-controls="trial-panel"
            onClick={() => setLetter(trial.letter)}
          >
            <Emblem letter={trial.letter} size={18} />
            <b>{trial.letter}</b>
            <small className={styles.tabWords}>评分 {judging.scoreOf(trial)?.toFixed(1) ?? '—'}</small>
          </button>
        ))}
      </div>
      <div id="trial-panel" role="tabpanel" aria-labelledby={`trial-tab-${shown.letter}`}>
        <TrialCard data={data} trial={shown} marked={marked} judging={judging} />
      </div>
    </>
  );
}
