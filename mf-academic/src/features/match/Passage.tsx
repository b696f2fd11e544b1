import type { MatchedJournal } from '@harbor/contract';
import { matchPlaces } from '@harbor/contract/journal-match';
import styles from './Passage.module.css';

interface PassageProps {
  passage: MatchedJournal['passages'][number];
}

/** A piece of a journal's own text, with the words of the question marked. */
export function Passage({ passage: { place, text, marks } }: PassageProps) {
  const pieces = marks.map(([from, to], i) => ({
    from,
    before: text.slice(i === 0 ? 0 : marks[i - 1]?.[1], from),
    word: text.slice(from, to),
  }));
  return (
    <p className={styles.passage}>
      <span className={styles.place}>{matchPlaces[place]}</span>
      <span className={styles.text}>
        {pieces.map(({ from, before, word }) => (
          <span key={from}>
            {before}
            <mark className={styles.mark}>{word}</mark>
          </span>
        ))}
        {text.slice(marks.at(-1)?.[1] ?? 0)}
      </span>
    </p>
  );
}
