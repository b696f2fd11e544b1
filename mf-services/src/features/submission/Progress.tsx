import { formSections } from './fields';
import type { SubmitForm } from './useSubmit';
import styles from './Writing.module.css';

interface ProgressProps {
  sending: SubmitForm;
}

/** How much of the form is done, part by part. */
export function Progress({ sending }: ProgressProps) {
  const done = sending.required - sending.left;
  return (
    <>
      <p className={styles.count}>
        已填 <b>{done}</b> / {sending.required} 项
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="填写进度"
        aria-valuemin={0}
        aria-valuemax={sending.required}
        aria-valuenow={done}
      >
        <span style={{ width: `${(done / sending.required) * 100}%` }} />
      </div>
      <ul className={styles.parts}>
        {formSections.map(({ key, title, fields }) => {
          const missing = fields.filter((field) => sending.missing[field]).length;
          return (
            <li key={key}>
              <a href={`#part-${key}`}>{title}</a>
              <span className={missing === 0 ? styles.full : undefined}>
                {missing === 0 ? '已填完' : `还差 ${missing} 项`}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
