import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';

/** What is wrong with one field. */
export interface FieldProblem {
  /** Leads to the field. */
  path: string;
  text: string;
}

/** What is wrong with a form, and how its fields are found. */
export interface ErrorSummaryProps {
  problems: FieldProblem[];
  /** Raised by each try: the list then takes the cursor. */
  attempt: number;
  onJump: (path: string) => void;
}

/** Everything that has to be put right, each with the way to it. */
export function ErrorSummary({ problems, attempt, onJump }: ErrorSummaryProps) {
  const title = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <section ref={box} className={styles.box} aria-labelledby={title} tabIndex={-1} role="alert">
      <h2 id={title}>还有 {problems.length} 项需要修改</h2>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <button type="button" onClick={() => onJump(path)}>
              {text}
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
