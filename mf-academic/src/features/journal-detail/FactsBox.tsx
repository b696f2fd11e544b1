import type { JournalDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { PencilLine } from 'lucide-react';
import { unknown } from '../../journals/words';
import { CorrectionButton } from '../correction';
import styles from './Box.module.css';
import { factsOf } from './facts';

/** What else is known of a journal. */
export function FactsBox({ journal }: { journal: JournalDetail }) {
  return (
    <Panel className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.title}>期刊信息</h2>
        <CorrectionButton journal={journal} className={styles.correct}>
          <PencilLine size={14} aria-hidden />
          纠错
        </CorrectionButton>
      </div>
      <dl className={styles.facts}>
        {factsOf(journal).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className={value === unknown ? styles.none : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
