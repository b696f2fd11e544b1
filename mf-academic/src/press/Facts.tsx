import { Spoken } from '@harbor/ui/heading';
import { Bookmark, Clock3, Eye } from 'lucide-react';
import styles from './Facts.module.css';
import { countWords, readWords } from './words';

interface CountProps {
  count: number;
}

/** How often it was read. */
export function Views({ count }: CountProps) {
  return (
    <span className={styles.fact}>
      <Eye size={14} aria-hidden />
      <Spoken>阅读</Spoken>
      {countWords(count)}
    </span>
  );
}

/** How many keep it. */
export function Collects({ count }: CountProps) {
  return (
    <span className={styles.fact}>
      <Bookmark size={14} aria-hidden />
      <Spoken>收藏</Spoken>
      {countWords(count)}
    </span>
  );
}

/** How long it takes to read. */
export function Minutes({ count }: CountProps) {
  return (
    <span className={styles.fact}>
      <Clock3 size={14} aria-hidden />
      {readWords(count)}
    </span>
  );
}
