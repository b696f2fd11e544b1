import type { Wall } from './filters';
import styles from './RubricBars.module.css';

interface RubricBarsProps {
  rubrics: Wall['summary']['rubrics'];
}

/** Means of the four rubrics beside the overall one. */
export function RubricBars({ rubrics }: RubricBarsProps) {
  const rows = [
    { label: '专业程度', value: rubrics.professional },
    { label: '准时交付', value: rubrics.punctual },
    { label: '沟通清楚', value: rubrics.communication },
    { label: '符合规范', value: rubrics.norm },
  ];
  return (
    <dl className={styles.rubrics}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${value * 20}%` }} />
            </span>
            <b>{value > 0 ? value.toFixed(1) : '暂无'}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
