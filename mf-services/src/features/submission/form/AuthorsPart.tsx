import { fieldId } from '../fields';
import { Authors } from './Authors';
import type { Bind } from './bound';
import { controlOf, Field } from './Field';
import field from './Field.module.css';
import styles from './Tick.module.css';

/** Who wrote it, in which order, and that all of them agree. */
export function AuthorsPart({ bind }: { bind: Bind }) {
  const authors = bind('authors');
  const confirmed = bind('authors_confirmed');
  return (
    <>
      <Field field="authors" label="作者与排序" required group problem={authors.problem}>
        <Authors value={authors.value ?? []} onChange={authors.onChange} />
      </Field>
      <label className={styles.tick}>
        <input
          {...controlOf('authors_confirmed', confirmed.problem)}
          type="checkbox"
          checked={confirmed.value ?? false}
          onChange={({ target }) => confirmed.onChange(target.checked)}
        />
        <span>我确认以上作者与排序已由全体作者同意</span>
      </label>
      <p id={`${fieldId('authors_confirmed')}-problem`} className={field.problem}>
        {confirmed.problem}
      </p>
    </>
  );
}
