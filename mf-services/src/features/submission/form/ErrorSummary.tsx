import type { AnyField } from '../fields';
import { goToField, type SubmitForm, summaryId } from '../useSubmit';
import styles from './ErrorSummary.module.css';

/** What has to be mended before the manuscript can be handed in, each line leading to its field. */
export function ErrorSummary({ problems, problem }: Pick<SubmitForm, 'problems' | 'problem'>) {
  const list = Object.entries(problems) as [AnyField, string][];
  if (list.length === 0 && !problem) return null;
  return (
    <div id={summaryId} className={styles.summary} role="alert" tabIndex={-1}>
      <b>{problem || `还有 ${list.length} 项需要修改`}</b>
      {list.length > 0 && (
        <ul>
          {list.map(([field, message]) => (
            <li key={field}>
              <button type="button" onClick={() => goToField(field)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
