import { LiveLink } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { submitForms, submitPath } from '../../journals/submitting';
import styles from './SubmitWays.module.css';

interface SubmitWaysProps {
  journal: { id: number; name: string };
}

/** The ways to hand a manuscript to this journal: what each opens, with its name brought along. The author submits. */
export function SubmitWays({ journal }: SubmitWaysProps) {
  return (
    <div className={styles.ways}>
      <LiveLink className={styles.go} to={submitPath(journal.id)}>
        投此刊
        <ChevronRight size={17} aria-hidden />
      </LiveLink>
      <p className={styles.says}>
        打开直投系统，刊名已带入
        <br />
        由您本人投出，平台只做指导
      </p>
      <p className={styles.forms}>
        {submitForms.map(({ form, title, says }) => (
          <LiveLink key={form} title={says} to={`/orderform/${form}?journal=${journal.id}`}>
            {title}
          </LiveLink>
        ))}
      </p>
    </div>
  );
}
