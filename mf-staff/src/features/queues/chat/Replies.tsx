import { useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { useKeys } from '../../../desk/useKeys';
import { Key } from '../../../parts/Key';
import { repliesQuery } from '../queries';
import styles from './Chat.module.css';

export interface RepliesProps {
  /** Takes a reply into the answer. */
  onChoose: (content: string) => void;
  disabled: boolean;
}

/** More than these are looked for by words. */
const searchedFrom = 8;

/** What support says often: by a press, by 1 to 9, or looked for by a word of it. */
export function Replies({ onChoose, disabled }: RepliesProps) {
  const { data } = useQuery(repliesQuery());
  const [keyword, setKeyword] = useState('');
  const all = data?.data ?? [];
  const asked = keyword.trim().toLowerCase();
  const found = all.filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(asked));
  useKeys(
    Object.fromEntries(
      found.slice(0, 9).map(({ content }, n) => [String(n + 1), () => onChoose(content)] as const),
    ),
    !disabled,
  );
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.replies} disabled={disabled}>
      <legend>常用语</legend>
      {all.length > searchedFrom ? (
        <input
          type="search"
          className={styles.search}
          aria-label="查找常用语"
          placeholder="查找常用语"
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      ) : null}
      <ul className={styles.list}>
        {found.map(({ id, title, content }, n) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(content)}>
              <b>{title}</b>
              <span>{content}</span>
              {n < 9 ? <Key>{String(n + 1)}</Key> : null}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={styles.none}>没有包含“{keyword.trim()}”的常用语</p> : null}
    </fieldset>
  );
}
