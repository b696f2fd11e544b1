import { X } from 'lucide-react';
import styles from './Control.module.css';

interface ChosenProps {
  /** Of the field. */
  label: string;
  words: readonly string[];
  onRemove: (word: string) => void;
}

/** What a list holds so far, each to be taken out. */
export function Chosen({ label, words, onRemove }: ChosenProps) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={`${label}：已添加`}>
      {words.map((one) => (
        <li key={one} className={styles.chip}>
          {one}
          <button type="button" aria-label={`移除 ${one}`} onClick={() => onRemove(one)}>
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
