import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  className?: string | undefined;
}

/** How far something is, in teal. */
export function ProgressBar({ percent, label, className = '' }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <span
      className={`${styles.bar} ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${shown}%` }} />
    </span>
  );
}
