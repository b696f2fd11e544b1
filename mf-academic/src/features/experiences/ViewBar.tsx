import { experienceResultLabel, experienceResults } from '@harbor/contract/journal-experience';
import { ChevronDown } from 'lucide-react';
import { Segments } from '../../journals/Segments';
import type { ExperienceView } from './queries';
import styles from './ViewBar.module.css';

const sorts = [
  ['new', '最新'],
  ['useful', '最有用'],
] as const;

interface ViewBarProps {
  view: ExperienceView;
  onView: (view: ExperienceView) => void;
}

/** In which order, and of which result. */
export function ViewBar({ view, onView }: ViewBarProps) {
  const { sort, result } = view;
  return (
    <div className={styles.view}>
      <Segments
        label="排序"
        options={sorts}
        current={sort}
        onChoose={(next) => onView({ sort: next, result })}
      />
      <span className={styles.choice}>
        <select
          aria-label="结果"
          value={result ?? ''}
          onChange={({ target }) => onView({ sort, result: target.value ? Number(target.value) : undefined })}
        >
          <option value="">全部结果</option>
          {experienceResults.map((one) => (
            <option key={one} value={one}>
              {experienceResultLabel[one]}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </span>
    </div>
  );
}
