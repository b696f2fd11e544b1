import { CircleAlert } from 'lucide-react';
import styles from './TranscoderNote.module.css';

export interface TranscoderNoteProps {
  transcoder: { name: string; problem: string };
}

/** What stands in the way of packaging recordings on this server; nothing where all is well. */
export function TranscoderNote({ transcoder: { problem } }: TranscoderNoteProps) {
  if (!problem) return null;
  return (
    <p className={styles.note} role="status">
      <CircleAlert size={16} aria-hidden />
      {problem}
    </p>
  );
}
