import type { AppraiseSummary } from '@harbor/contract';
import { onPhone } from '@harbor/ui/kit';
import { appraiseFilters } from '../../goods/appraiseFilters';
import styles from './AppraiseFilter.module.css';

interface AppraiseFilterProps {
  summary: AppraiseSummary;
  filter: string;
  onChange: (filter: string) => void;
}

/** Which reviews of a service are shown. */
export function AppraiseFilter({ summary, filter, onChange }: AppraiseFilterProps) {
  return (
    <fieldset className={styles.filters} aria-label="筛选评价">
      {appraiseFilters(summary).map((choice) => (
        <button
          key={choice.filter}
          type="button"
          className={filter === choice.filter ? styles.on : undefined}
          aria-pressed={filter === choice.filter}
          onClick={() => onChange(choice.filter)}
        >
          {choice.label} {onPhone ? choice.count : <small>{choice.count}</small>}
        </button>
      ))}
    </fieldset>
  );
}
