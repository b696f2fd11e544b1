import { SentinelHint } from '@harbor/sentinel';
import styles from './AppendField.module.css';
import texts from './ReviewText.module.css';
import { mostAppend, type useAppend } from './useAppend';

interface AppendFieldProps {
  form: ReturnType<typeof useAppend>;
}

/** The words that are added to a review. */
export function AppendField({ form }: AppendFieldProps) {
  return (
    <div>
      <label className={texts.label} htmlFor="review-append">
        追评
        <small>
          只能追评一次 · {form.content.length} / {mostAppend}
        </small>
      </label>
      <textarea
        id="review-append"
        className={texts.text}
        maxLength={mostAppend}
        placeholder="用过一段时间之后，有什么想补充的？"
        value={form.content}
        aria-invalid={form.problem !== ''}
        aria-describedby="review-append-problem"
        onChange={({ target }) => form.write(target.value)}
      />
      <SentinelHint watch={form.watch} onAdopt={form.write} />
      <p id="review-append-problem" className={styles.problem} role={form.problem ? 'alert' : undefined}>
        {form.problem}
      </p>
    </div>
  );
}
