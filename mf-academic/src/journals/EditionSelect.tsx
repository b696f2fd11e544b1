import type { JournalScheme } from '@harbor/contract';
import { ChevronDown } from 'lucide-react';
import styles from './EditionSelect.module.css';

interface EditionSelectProps {
  label: string;
  editions: readonly JournalScheme[];
  current: JournalScheme | null | undefined;
  onChoose: (id: number) => void;
}

/** Which year's edition counts, of those of a kind. */
export function EditionSelect({ label, editions, current, onChoose }: EditionSelectProps) {
  if (!current) return null;
  const known = editions.some(({ id }) => id === current.id) ? editions : [current, ...editions];
  return (
    <span className={styles.edition}>
      <select aria-label={label} value={current.id} onChange={({ target }) => onChoose(Number(target.value))}>
        {known.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown size={13} aria-hidden />
    </span>
  );
}
