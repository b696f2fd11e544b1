import { useMemo } from 'react';
import { piecesOf } from './marked';
import styles from './Trials.module.css';

interface TrialTextProps {
  excerpt: string;
  text: string;
  /** With what went and what came; the clean text otherwise. */
  marked: boolean;
}

/** A trial, with its changes of the excerpt where it is one. */
export function TrialText({ excerpt, text, marked }: TrialTextProps) {
  const pieces = useMemo(
    () => (marked && excerpt ? piecesOf(excerpt, text) : undefined),
    [excerpt, text, marked],
  );
  if (!pieces) return <p className={styles.text}>{text}</p>;
  return (
    <p className={styles.text}>
      {pieces.map(({ op, text: words }, at) => {
        // Pieces never change their places: the text is what it is.
        const key = `${at}`;
        if (op === -1) return <del key={key}>{words}</del>;
        if (op === 1) return <ins key={key}>{words}</ins>;
        return <span key={key}>{words}</span>;
      })}
    </p>
  );
}
