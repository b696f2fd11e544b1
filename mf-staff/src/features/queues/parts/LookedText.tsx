import type { TextMark } from '@harbor/contract';
import type { ReactNode } from 'react';
import styles from './LookedText.module.css';

export interface LookedTextProps {
  text: string;
  marks: readonly TextMark[];
  /** Which of the marks are this text's. */
  field?: TextMark['field'];
}

/** A text with the words marked that rules found; each says on which ground. */
export function LookedText({ text, marks, field = 'text' }: LookedTextProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  const own = marks.filter((mark) => mark.field === field).sort((a, b) => a.from - b.from);
  for (const { from, to, label } of own) {
    // One that begins inside another is named by that one.
    if (from < at || to > text.length) continue;
    parts.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark} title={label}>
        {text.slice(from, to)}
        <small>{label}</small>
      </mark>,
    );
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
