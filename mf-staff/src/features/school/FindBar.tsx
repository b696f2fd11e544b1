import { Button, TextField } from '@harbor/ui/kit';
import { Search as Magnifier } from 'lucide-react';
import { useState } from 'react';
import styles from './FindBar.module.css';

/** One of a list by which another list is narrowed. */
export interface Pick {
  label: string;
  /** Shown while none is chosen: 全部分类. */
  none: string;
  value: string;
  options: readonly (readonly [value: string, title: string])[];
  onPick: (value: string) => void;
}

export interface FindBarProps {
  /** What is looked for: 课程. */
  things: string;
  picks?: readonly Pick[];
  keyword: string;
  placeholder: string;
  onFind: (keyword: string) => void;
}

/** Which lines of a list are looked for: by choice, and by words. */
export function FindBar({ things, picks = [], keyword, placeholder, onFind }: FindBarProps) {
  const [word, setWord] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  // Going back, and a list without filters, change what is looked for without this field.
  if (asked !== keyword) {
    setAsked(keyword);
    setWord(keyword);
  }
  return (
    <form
      className={styles.bar}
      aria-label={`筛选${things}`}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(word.trim());
      }}
    >
      {picks.map(({ label, none, value, options, onPick }) => (
        <select
          key={label}
          className={styles.pick}
          aria-label={label}
          value={value}
          onChange={({ target }) => onPick(target.value)}
        >
          <option value="">{none}</option>
          {value && !options.some(([one]) => one === value) ? (
            <option value={value}>编号 {value}</option>
          ) : null}
          {options.map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
      ))}
      <span className={styles.find}>
        <TextField
          aria-label={`查找${things}`}
          placeholder={placeholder}
          maxLength={50}
          value={word}
          before={<Magnifier size={16} aria-hidden />}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" size="l">
          查找
        </Button>
      </span>
    </form>
  );
}
