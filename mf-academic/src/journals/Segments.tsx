import styles from './Segments.module.css';

interface SegmentsProps<K extends string | number> {
  label: string;
  options: readonly (readonly [key: K, label: string])[];
  current: K;
  onChoose: (key: K) => void;
}

/** One of a few views of the same block. */
export function Segments<K extends string | number>({ label, options, current, onChoose }: SegmentsProps<K>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map(([key, title]) => (
        <button
          key={key}
          type="button"
          className={key === current ? styles.on : styles.one}
          aria-pressed={key === current}
          onClick={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
