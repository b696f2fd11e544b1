import { errorText } from '@harbor/ui';
import { Overlay } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import styles from './Words.module.css';

interface WordsBoxProps {
  open: boolean;
  title: string;
  label: string;
  most: number;
  send: string;
  waiting: boolean;
  error: unknown;
  /** What stands in it at first. */
  first?: string;
  onSend: (words: string) => void;
  onClose: () => void;
}

/** Asks for some words. */
export function WordsBox({
  open,
  title,
  label,
  most,
  send,
  waiting,
  error,
  first = '',
  onSend,
  onClose,
}: WordsBoxProps) {
  const id = useId();
  const [words, setWords] = useState(first);
  return (
    <Overlay open={open} centered={false} title={title} onClose={onClose}>
      <div className={styles.box}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={most}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {error ? (
          <p className={styles.problem} role="alert">
            {errorText(error)}
          </p>
        ) : null}
        <button
          type="button"
          className={styles.send}
          disabled={waiting}
          aria-busy={waiting}
          onClick={() => onSend(words.trim())}
        >
          {send}
        </button>
      </div>
    </Overlay>
  );
}
