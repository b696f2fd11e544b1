import styles from './Strip.mobile.module.css';
import { unknown } from './words';

interface StripProps {
  /** Each value with what it is; undefined is 暂无. */
  values: readonly (readonly [value: string | undefined, title: string])[];
}

/** A few numbers of a journal beside each other. */
export function Strip({ values }: StripProps) {
  return (
    <dl className={styles.strip} style={{ gridTemplateColumns: `repeat(${values.length}, minmax(0, 1fr))` }}>
      {values.map(([value, title]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={value === undefined ? styles.none : styles.value}>{value ?? unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
