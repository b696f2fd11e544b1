import styles from './Counter.module.css';

interface CounterProps {
  now: number;
  most: number;
  label: string;
  unit?: string;
}

/** How much there is and how much there may be; over the limit it is said in red. */
export function Counter({ now, most, label, unit = '' }: CounterProps) {
  return (
    <span className={now > most ? styles.over : styles.counter} title={label}>
      {now}/{most}
      {unit}
    </span>
  );
}
