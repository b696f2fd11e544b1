import { mostSubjects } from '@harbor/contract/subjects';
import styles from './Choice.mobile.module.css';
import { subjectChoices } from './subjectChoices';

export interface SubjectChipsProps {
  value: number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

/** 研究方向: up to three disciplines, all of them in sight. */
export function SubjectChips({ value, error, onChange }: SubjectChipsProps) {
  const full = value.length >= mostSubjects;
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        研究方向（{value.length} / {mostSubjects}）
      </legend>
      <div className={styles.chips}>
        {subjectChoices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="checkbox"
              name="subject_ids"
              className={styles.input}
              checked={value.includes(choice.value)}
              disabled={full && !value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
      {error ? <p role="alert">{error}</p> : null}
    </fieldset>
  );
}
