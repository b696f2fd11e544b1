import styles from './Bar.module.css';

export interface BarProps {
  label: string;
  /** 0 to 1; undefined while nobody knows. */
  share: number | undefined;
}

/** How much of something is done. */
export function Bar({ label, share }: BarProps) {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i
        className={percent === undefined ? styles.unknown : undefined}
        style={{ width: `${percent ?? 30}%` }}
      />
    </div>
  );
}
