import { Button, Field, TextField } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import type { Problems } from './check';
import { emptyPair, type Pair, sentPairs } from './form';
import styles from './PairsSection.module.css';
import { RowTools } from './RowTools';

export interface PairsSectionProps {
  /** As the server names it. */
  field: string;
  title: string;
  note: string;
  /** Of the first text, of the second one, and of the button that adds a pair. */
  words: readonly [first: string, second: string, add: string];
  /** As the server names them. */
  names: readonly [first: string, second: string];
  /** Characters of the two, and pairs. */
  most: readonly [first: number, second: number, pairs: number];
  /** The second text has several lines. */
  long?: boolean;
  pairs: Pair[];
  problems: Problems;
  onChange: (pairs: Pair[]) => void;
}

/** Rows of two texts, in an order. */
export function PairsSection(props: PairsSectionProps) {
  const { field, title, note, words, names, most, long = false, pairs, problems, onChange } = props;
  const sent = sentPairs(pairs);
  const set = (key: number, part: Partial<Pair>) =>
    onChange(pairs.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Card title={title} note={note}>
      <div data-field={field}>
        {problems[field] ? <p className={styles.problem}>{problems[field]}</p> : null}
        <ul className={styles.list} aria-label={title}>
          {pairs.map((pair, n) => {
            const at = `${field}.${sent.indexOf(pair)}`;
            const label = `${words[0]} ${n + 1}`;
            return (
              <li key={pair.key} className={long ? styles.longRow : styles.row} data-field={at}>
                <Field label={label} error={problems[`${at}.${names[0]}`]}>
                  {(control) => (
                    <TextField
                      {...control}
                      maxLength={most[0]}
                      value={pair.first}
                      onChange={({ target }) => set(pair.key, { first: target.value })}
                    />
                  )}
                </Field>
                {long ? (
                  <WordsField
                    label={`${words[1]} ${n + 1}`}
                    rows={3}
                    max={most[1]}
                    value={pair.second}
                    error={problems[`${at}.${names[1]}`]}
                    onChange={(second) => set(pair.key, { second })}
                  />
                ) : (
                  <Field label={`${words[1]} ${n + 1}`} error={problems[`${at}.${names[1]}`]}>
                    {(control) => (
                      <TextField
                        {...control}
                        maxLength={most[1]}
                        value={pair.second}
                        onChange={({ target }) => set(pair.key, { second: target.value })}
                      />
                    )}
                  </Field>
                )}
                <RowTools name={label} list={pairs} one={pair} onChange={onChange} />
              </li>
            );
          })}
        </ul>
        {pairs.length < most[2] ? (
          <Button icon={<Plus size={15} aria-hidden />} onClick={() => onChange([...pairs, emptyPair()])}>
            {words[2]}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
