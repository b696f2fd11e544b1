import { Bone } from '@harbor/ui';
import type { ReactNode } from 'react';
import styles from './FilterGroup.module.css';

interface Choice {
  label: string;
  count: number;
  chosen: boolean;
  onToggle: (on: boolean) => void;
}

interface FilterGroupProps {
  title: string;
  /** Undefined while the counts are on their way. */
  choices: Choice[] | undefined;
  children?: ReactNode;
}

/** One group of filters; choosing another value of the group replaces the first. */
export function FilterGroup({ title, choices, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {choices ? (
        choices.map((choice) => (
          <label key={choice.label} className={choice.chosen ? styles.on : styles.choice}>
            <input
              type="checkbox"
              checked={choice.chosen}
              disabled={choice.count === 0 && !choice.chosen}
              onChange={(event) => choice.onToggle(event.target.checked)}
            />
            <span>{choice.label}</span>
            <span className={styles.count}>{choice.count}</span>
          </label>
        ))
      ) : (
        <div className={styles.bones}>
          <Bone width="70%" />
          <Bone width="60%" />
        </div>
      )}
      {children}
    </fieldset>
  );
}
