import { useNavigate } from '@harbor/runtime';
import { Search as Magnifier } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './Lists.module.css';
import { type Place, placePath } from './place';

export interface ListHeadProps {
  id: number;
  title: string;
  place: Place;
  /** What is looked for: 刊名或 ISSN. */
  finds: string;
  children?: ReactNode;
}

/** The head of a list: its name, what narrows it, and a field to find something in it. */
export function ListHead({ id, title, place, finds, children }: ListHeadProps) {
  const [word, setWord] = useState(place.q);
  const [asked, setAsked] = useState(place.q);
  const go = useNavigate();
  // Going back changes what is looked for without this field.
  if (asked !== place.q) {
    setAsked(place.q);
    setWord(place.q);
  }
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <div className={styles.chips}>{children}</div>
      <search>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            void go(placePath(id, { ...place, q: word.trim(), page: 1 }));
          }}
        >
          <Magnifier size={15} aria-hidden />
          <input
            type="search"
            aria-label={`查找${finds}`}
            placeholder={finds}
            maxLength={100}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </form>
      </search>
    </header>
  );
}
