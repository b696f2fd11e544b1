import { ArrowDown, ArrowUp, X } from 'lucide-react';
import styles from './RowTools.module.css';

export interface RowToolsProps<T> {
  /** Of the row, for who cannot see it. */
  name: string;
  list: T[];
  one: T;
  onChange: (list: T[]) => void;
}

/** Moves a row up or down, or takes it away. */
export function RowTools<T>({ name, list, one, onChange }: RowToolsProps<T>) {
  const place = list.indexOf(one);
  function move(to: number) {
    const rest = list.filter((other) => other !== one);
    onChange([...rest.slice(0, to), one, ...rest.slice(to)]);
  }
  return (
    <span className={styles.tools}>
      <button
        type="button"
        aria-label={`前移 ${name}`}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`后移 ${name}`}
        disabled={place === list.length - 1}
        onClick={() => move(place + 1)}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`删除 ${name}`}
        onClick={() => onChange(list.filter((other) => other !== one))}
      >
        <X size={16} aria-hidden />
      </button>
    </span>
  );
}
