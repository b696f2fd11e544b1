import { useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { ChangeFlow } from '../../changes/ChangeFlow';
import { changesOf } from '../../changes/queries';
import { editionWords } from '../../changes/words';
import box from './Box.module.css';
import styles from './ChangesBox.module.css';

/** What imports have changed of a journal, the latest first; nothing where nothing is known. */
export function ChangesBox({ journalId }: { journalId: number }) {
  const { data } = useQuery(changesOf(journalId));
  if (!data || data.total === 0) return null;
  return (
    <Panel className={box.box}>
      <section aria-label="变动记录">
        <h2 className={box.title}>变动记录</h2>
        <ol className={styles.lines}>
          {data.data.map((change) => (
            <li key={change.id}>
              <p className={styles.change}>
                <span>{change.title}：</span>
                <ChangeFlow change={change} />
              </p>
              <p className={styles.meta}>
                {[editionWords(change), change.source && `来源：${change.source}`, formatDate(change.at)]
                  .filter(Boolean)
                  .map((said) => (
                    <span key={said}>{said}</span>
                  ))}
              </p>
            </li>
          ))}
        </ol>
        {data.total > data.data.length ? (
          <p className={styles.more}>
            共 {data.total} 条，这里是最近 {data.data.length} 条
          </p>
        ) : null}
      </section>
    </Panel>
  );
}
