import styles from './Rank.module.css';

interface RankProps {
  /** 1 is the best of four. */
  level: number | null | undefined;
  /** Its words: 1 区, Q1. */
  words: string | undefined;
  /** Said where there is none. */
  otherwise: string;
}

const looks = [styles.first, styles.second, styles.rest, styles.rest];

/** A rank of four on its ground. */
export function Rank({ level, words, otherwise }: RankProps) {
  if (!level || !words) return <span className={styles.none}>{otherwise}</span>;
  return <span className={`${styles.rank} ${looks[level - 1] ?? styles.rest}`}>{words}</span>;
}
