import { Spoken } from '@harbor/ui/heading';
import styles from './page.mobile.module.css';
import type { StateFilterProps } from './StateFilter';

/** Which of a list are shown, as pills. */
export function StateFilter<K extends string>({ states, value, onChange }: StateFilterProps<K>) {
  return (
    <fieldset className={styles.states}>
      <Spoken as="legend">筛选</Spoken>
      {states.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={styles.state}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
