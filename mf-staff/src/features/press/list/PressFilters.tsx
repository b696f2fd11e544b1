import { useQuery } from '@harbor/runtime';
import { Button, TextField } from '@harbor/ui/kit';
import { Search as Magnifier } from 'lucide-react';
import { useState } from 'react';
import { specialsQuery, tagsQuery } from '../queries';
import { type ListFilter, types } from './filter';
import styles from './PressFilters.module.css';

interface PickProps {
  label: string;
  /** What is shown while none is chosen. */
  none: string;
  value: number | string | undefined;
  options: readonly (readonly [value: number | string, title: string])[];
  onPick: (value: string) => void;
}

/** One of a list, or none of it. A value that the list does not know stays in sight, so that it can be taken back. */
function Pick({ label, none, value, options, onPick }: PickProps) {
  const known = value === undefined || options.some(([one]) => String(one) === String(value));
  return (
    <select
      className={styles.pick}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onPick(target.value)}
    >
      <option value="">{none}</option>
      {known ? null : <option value={value}>编号 {value}</option>}
      {options.map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </select>
  );
}

export interface PressFiltersProps {
  filter: ListFilter;
  onGo: (next: Partial<ListFilter>) => void;
}

/** Which articles are looked for: kind, tag, special and words. */
export function PressFilters({ filter, onGo }: PressFiltersProps) {
  const tags = useQuery(tagsQuery()).data?.data ?? [];
  const specials = useQuery(specialsQuery()).data?.data ?? [];
  const [word, setWord] = useState(filter.keyword);
  const [asked, setAsked] = useState(filter.keyword);
  // Going back, and a list without filters, change what is looked for without this field.
  if (asked !== filter.keyword) {
    setAsked(filter.keyword);
    setWord(filter.keyword);
  }
  const titled = (list: readonly { id: number; title: string }[]) =>
    list.map(({ id, title }) => [id, title] as const);
  return (
    <form
      className={styles.bar}
      aria-label="筛选头条"
      onSubmit={(event) => {
        event.preventDefault();
        onGo({ keyword: word.trim() });
      }}
    >
      <Pick
        label="栏目"
        none="全部栏目"
        value={filter.type}
        options={types}
        onPick={(value) => onGo({ type: types.find(([one]) => one === value)?.[0] })}
      />
      <Pick
        label="标签"
        none="全部标签"
        value={filter.tag}
        options={titled(tags)}
        onPick={(value) => onGo({ tag: Number(value) || undefined })}
      />
      <Pick
        label="专题"
        none="全部专题"
        value={filter.special}
        options={titled(specials)}
        onPick={(value) => onGo({ special: Number(value) || undefined })}
      />
      <span className={styles.find}>
        <TextField
          aria-label="查找头条"
          placeholder="标题、作者或编号"
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
