import { type QuestionKind, questionKindLabel } from '@harbor/contract/question-kind';
import { TextField } from '@harbor/ui/kit';
import type { Problems } from '../useRowEditor';
import styles from './ExamEditor.module.css';
import { type DrawForm, type ExamForm, kinds } from './form';

export interface DrawFieldsProps {
  form: ExamForm;
  problems: Problems;
  /** Active questions of the course's bank; undefined while they are counted. */
  available: Partial<Record<QuestionKind, number>> | undefined;
  onChange: (part: Partial<ExamForm>) => void;
}

/** How many questions of each type are drawn from the bank, out of how many. */
export function DrawFields({ form, problems, available, onChange }: DrawFieldsProps) {
  const set = (kind: QuestionKind, part: Partial<DrawForm>) =>
    onChange({ draws: { ...form.draws, [kind]: { ...form.draws[kind], ...part } } });
  return (
    <ul className={styles.draws} aria-label="各题型抽几题" data-field="draws">
      {kinds.map((kind) => {
        const { count, points } = form.draws[kind];
        const label = questionKindLabel[kind];
        const wrong = problems[`draws.${kind}`];
        return (
          <li key={kind} data-field={`draws.${kind}`}>
            <span className={styles.kind}>{label}</span>
            <span className={styles.points}>
              <TextField
                aria-label={`${label}抽几题`}
                aria-invalid={Boolean(wrong)}
                inputMode="numeric"
                maxLength={3}
                value={count}
                after="题"
                placeholder="0"
                onChange={({ target }) => set(kind, { count: target.value })}
              />
            </span>
            <span className={styles.points}>
              <TextField
                aria-label={`${label}每题几分`}
                aria-invalid={Boolean(wrong)}
                inputMode="decimal"
                maxLength={5}
                value={points}
                after="分"
                onChange={({ target }) => set(kind, { points: target.value })}
              />
            </span>
            <span className={styles.hint}>
              {available ? `题库可用 ${available[kind] ?? 0} 题` : '正在清点题库…'}
            </span>
            {wrong ? (
              <p className={styles.problem} role="alert">
                {wrong}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
