import styles from './Marked.module.css';
import { cutAt } from './offers';

interface MarkedProps {
  text: string;
  keyword: string;
}

/** A text with the keyword in it made visible. */
export function Marked({ text, keyword }: MarkedProps) {
  const [before, hit, after] = cutAt(text, keyword);
  return (
    <>
      {before}
      {hit && <mark className={styles.mark}>{hit}</mark>}
      {after}
    </>
  );
}
