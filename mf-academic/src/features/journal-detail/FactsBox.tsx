import type { JournalDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { unknown } from '../../journals/words';
import styles from './Box.module.css';
import { factsOf } from './facts';

/** What else is known of a journal. */
export function FactsBox({ journal }: { journal: JournalDetail }) {
  return (
    <Panel className={styles.box}>
      <h2 className={styles.title}>期刊信息</h2>
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
