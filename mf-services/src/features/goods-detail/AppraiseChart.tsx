import type { AppraiseSummary } from '@harbor/contract';
import { Stars } from '@harbor/ui';
import { StarShare } from '../../goods/StarShare';
import styles from './AppraiseChart.module.css';

interface AppraiseChartProps {
  summary: AppraiseSummary;
}

/** The mean, the spread over the stars, and the rubrics. */
export function AppraiseChart({ summary }: AppraiseChartProps) {
  const { professional, communication, punctual, norm } = summary.rubrics;
  const rubrics = [
    { label: '专业程度', value: professional },
    { label: '沟通清楚', value: communication },
    { label: '准时交付', value: punctual },
    { label: '符合规范', value: norm },
  ];
  return (
    <div className={styles.chart}>
      <div className={styles.mean}>
        <strong>{summary.score.toFixed(1)}</strong>
        <Stars value={summary.score} variant="five" number={false} />
        <span>共 {summary.total} 条</span>
      </div>
      <ul className={styles.bars} aria-label="各星级评价数">
        {summary.distribution.map((count, place) => (
          <li key={5 - place}>
            <StarShare stars={5 - place} count={count} total={summary.total} />
          </li>
        ))}
      </ul>
      <dl className={styles.rubrics}>
        {rubrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value > 0 ? value.toFixed(1) : '暂无'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
