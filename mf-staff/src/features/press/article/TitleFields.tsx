import type { PressDocument } from '@harbor/contract';
import { pressRule } from '@harbor/contract/press-rules';
import { useId } from 'react';
import styles from './TitleFields.module.css';
import type { Problems } from './useArticle';

interface LargeFieldProps {
  name: 'title' | 'desc';
  label: string;
  placeholder: string;
  value: string;
  max: number;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A text as large as readers see it, as high as it needs to be. */
function LargeField({ name, label, placeholder, value, max, problem, onChange }: LargeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-field={name}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <span>
          {value.length} / {max}
        </span>
      </div>
      <textarea
        id={id}
        className={styles[name]}
        rows={name === 'title' ? 1 : 2}
        maxLength={max}
        value={value}
        placeholder={placeholder}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

export interface TitleFieldsProps {
  form: PressDocument;
  problems: Problems;
  onChange: (part: Partial<PressDocument>) => void;
}

/** Title and summary, with how many characters there are. */
export function TitleFields({ form, problems, onChange }: TitleFieldsProps) {
  return (
    <div className={styles.fields}>
      <LargeField
        name="title"
        label="标题"
        placeholder="读者最先看到的一句话"
        value={form.title}
        max={pressRule.title}
        problem={problems.title}
        // A title is one line, also of what was pasted.
        onChange={(title) => onChange({ title: title.replace(/\s*\n\s*/g, ' ') })}
      />
      <LargeField
        name="desc"
        label="摘要"
        placeholder="列表与分享里显示，两三句说清楚讲什么"
        value={form.desc}
        max={pressRule.desc}
        problem={problems.desc}
        onChange={(desc) => onChange({ desc })}
      />
    </div>
  );
}
