import { unknown } from '../../journals/words';
import styles from './Figures.module.css';

interface FiguresProps {
  /** Each value with what it is; undefined is 暂无. */
  values: readonly (readonly [value: string | undefined, title: string])[];
}

/** A few numbers of an edition beside each other. */
export function Figures({ values }: FiguresProps) {
  return (
    <dl
      className={styles.figures}
      style={{ gridTemplateColumns: `repeat(${values.length}, minmax(0, 1fr))` }}
    >
      {values.map(([value, title]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={value === undefined ? styles.none : undefined}>{value ?? unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
