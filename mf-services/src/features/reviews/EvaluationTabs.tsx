import { Link, useQuery } from '@harbor/runtime';
import tabStyles from '../../parts/Tabs.module.css';
import styles from './EvaluationTabs.module.css';
import { reviewCounts } from './queries';
import { type EvaluationTab, evaluationTabs } from './tabs';

interface EvaluationTabsProps {
  current: EvaluationTab;
  /** Over the whole width of a phone, staying on top. */
  strip?: boolean;
}

/** 待评价 and 已评价, each with its number. */
export function EvaluationTabs({ current, strip = false }: EvaluationTabsProps) {
  const { data: counts } = useQuery(reviewCounts());
  return (
    <nav className={`${tabStyles.tabs} ${strip ? styles.strip : tabStyles.card}`} aria-label="评价分类">
      {evaluationTabs.map(({ key, label }) => (
        <Link
          key={key}
          to={key === 'reviewed' ? '/evaluation/?tab=reviewed' : '/evaluation/'}
          replace={strip}
          className={key === current ? tabStyles.on : undefined}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
          {counts && counts[key] > 0 ? <small>{counts[key]}</small> : null}
        </Link>
      ))}
    </nav>
  );
}
