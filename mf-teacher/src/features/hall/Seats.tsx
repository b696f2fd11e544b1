import styles from './Seats.module.css';

interface SeatsProps {
  taken: number;
  limit: number;
}

/** How many of the places for candidates are taken. */
export function Seats({ taken, limit }: SeatsProps) {
  return (
    <span className={styles.seats}>
      <span aria-hidden="true" className={styles.bars}>
        {Array.from({ length: limit }, (_, n) => (
          // Places have no other identity than their position.
          <i key={n} className={n < taken ? styles.full : undefined} />
        ))}
      </span>
      {taken}/{limit}
    </span>
  );
}
