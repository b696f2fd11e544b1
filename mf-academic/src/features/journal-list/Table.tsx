import type { DataOf } from '@harbor/contract';
import { notRecognised } from '@harbor/contract/journal-lists';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ColumnKey, columnTitle } from '../../journals/columns';
import { HeartButton } from '../../journals/HeartButton';
import { JournalCover } from '../../journals/JournalCover';
import { JournalTags } from '../../journals/JournalTags';
import { laidOf } from '../../journals/laid';
import { journalPath } from '../../journals/place';
import { useTray } from '../../journals/tray';
import { identity } from '../../journals/words';
import { cells } from './cells';
import styles from './Table.module.css';

type List = DataOf<'GET /magazine/list'>;
type Schemes = List['schemes'];

interface TableProps {
  journals: List['data'];
  /** The recognised list that is laid over them. */
  list: List['list'];
  schemes: Schemes;
  columns: readonly ColumnKey[];
}

/** What a column is called, with the year of its edition. */
function headOf(key: ColumnKey, { partition, citation }: Schemes): ReactNode {
  if (key === 'tier') return partition ? `分区 ${partition.year}` : columnTitle(key);
  if (key === 'quartile') return citation ? `JCR ${citation.year}` : columnTitle(key);
  return columnTitle(key);
}

/** Journals in lines, with a way into the tray. */
export function Table({ journals, list, schemes, columns }: TableProps) {
  const tray = useTray();
  const demo = journals.some(({ is_demo }) => is_demo);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">期刊</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {headOf(key, schemes)}
                {key === 'factor' && demo ? <span className={styles.demo}>演示</span> : null}
              </th>
            ))}
            {list ? (
              <th scope="col" title={list.title}>
                我校认可
              </th>
            ) : null}
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {journals.map((journal) => {
            const on = tray.has(journal.id);
            return (
              <tr key={journal.id} className={on ? styles.on : undefined}>
                <th scope="row">
                  <div className={styles.journal}>
                    <JournalCover id={journal.id} subject={journal.subjects[0] ?? ''} width={44} />
                    <div className={styles.words}>
                      <Link className={styles.name} to={journalPath(journal.id)}>
                        {journal.name}
                      </Link>
                      <p className={styles.identity}>
                        {identity(journal)}
                        {journal.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
                      </p>
                      <JournalTags journal={journal} />
                    </div>
                  </div>
                </th>
                {columns.map((key) => (
                  <td key={key}>{cells[key](journal)}</td>
                ))}
                {list ? (
                  <td>
                    <Tag tone={journal.grade === null ? 'plain' : 'accent'}>
                      {journal.grade ?? notRecognised}
                    </Tag>
                  </td>
                ) : null}
                <td>
                  <div className={styles.acts}>
                    <label className={styles.tick} title="加入对比">
                      <input
                        type="checkbox"
                        checked={on}
                        aria-label={`加入对比：${journal.name}`}
                        onChange={() => tray.toggle(laidOf(journal))}
                      />
                      <span aria-hidden>{on ? <Check size={13} strokeWidth={3} /> : null}</span>
                    </label>
                    <HeartButton journal={journal} />
                    <Link
                      className={styles.detail}
                      to={journalPath(journal.id)}
                      aria-label={`详情：${journal.name}`}
                    >
                      详情
                    </Link>
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
