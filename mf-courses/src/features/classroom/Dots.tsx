import styles from './Dots.module.css';

interface DotsProps {
  /** How often it was remembered so far. */
  reps: number;
  settled: boolean;
}

const all = [1, 2, 3, 4, 5];

/** How far an item has come, in five steps; settled ones are through. */
export function Dots({ reps, settled }: DotsProps) {
  const done = settled ? 5 : Math.min(4, reps);
  return (
    <span
      className={styles.dots}
      role="img"
      aria-label={settled ? '已经记牢' : reps === 0 ? '第 1 次复习' : `已复习 ${reps} 次`}
    >
      {all.map((n) => (
        <i key={n} className={n <= done ? styles.done : n === done + 1 ? styles.next : undefined} />
      ))}
    </span>
  );
}
