import type { SubmissionDetail } from '@harbor/contract';
import type { FormEvent, ReactNode } from 'react';
import styles from './ActForm.module.css';

export interface ActFormProps {
  submission: SubmissionDetail;
}

interface ActFrameProps {
  title: string;
  lead?: string;
  button: string;
  busy: boolean;
  problem?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step of the author: what it is, its fields, what is wrong, its button. */
export function ActFrame({ title, lead, button, busy, problem, onSubmit, children }: ActFrameProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} aria-label={title} noValidate onSubmit={handleSubmit}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={styles.send} disabled={busy}>
        {busy ? '正在提交…' : button}
      </button>
    </form>
  );
}

/** What is wrong, below its field. */
export function ActProblem({ text }: { text: string | undefined }) {
  return text ? (
    <span className={styles.problem} role="alert">
      {text}
    </span>
  ) : null;
}
