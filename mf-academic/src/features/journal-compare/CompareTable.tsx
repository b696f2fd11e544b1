import type { JournalCard } from '@harbor/contract';
import { mostCompared } from '@harbor/contract/journal-facets';
import { Link, LiveLink } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import { HeartButton } from '../../journals/HeartButton';
import { JournalCover } from '../../journals/JournalCover';
import { journalPath } from '../../journals/place';
import { Sparkline } from '../../journals/Sparkline';
import { submitPath } from '../../journals/submitting';
import { unknown } from '../../journals/words';
import styles from './CompareTable.module.css';
import type { Row } from './rowGroups';
import { ValueCell } from './ValueCell';

interface CompareTableProps {
  journals: readonly JournalCard[];
  groups: readonly { title: string; rows: Row[] }[];
  /** Only what differs is shown. */
  only: boolean;
  onLeave: (id: number) => void;
}

/** Journals beside each other, row by row; on the phone the first column stays while the others move. */
export function CompareTable({ journals, groups, only, onLeave }: CompareTableProps) {
  return (
    <section className={styles.scroll} aria-label="对比表">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              期刊
              <small>
                最多 {mostCompared} 种{onPhone ? '，左右滑动' : ''}
              </small>
            </th>
            {journals.map((journal) => (
              <th key={journal.id} scope="col" className={styles.column}>
                <Name journal={journal} onLeave={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => {
            const shown = only ? rows.filter(({ differs }) => differs) : rows;
            if (shown.length === 0) return null;
            return (
              <Fragment key={title}>
                <tr>
                  <th scope="colgroup" colSpan={journals.length + 1} className={styles.group}>
                    <span>{title}</span>
                  </th>
                </tr>
                {shown.map((row) => (
                  <tr key={row.key} className={row.differs ? styles.differs : styles.same}>
                    <th scope="row" className={styles.name}>
                      {row.title}
                      {row.differs ? (
                        <span className={styles.mark} title="有差异">
                          ≠
                        </span>
                      ) : null}
                    </th>
                    {row.values.map((value, n) => (
                      <td key={journals[n]?.id ?? n} className={styles.value}>
                        <ValueCell row={row} value={value} journal={journals[n]} />
                      </td>
                    ))}
                  </tr>
                ))}
                {title === '分区与指标' && !only ? <Trends journals={journals} /> : null}
              </Fragment>
            );
          })}
          <tr>
            <th scope="row" className={styles.name}>
              下一步
            </th>
            {journals.map((journal) => (
              <td key={journal.id} className={styles.value}>
                <span className={styles.acts}>
                  <LiveLink className={styles.act} to={submitPath(journal.id)}>
                    投此刊
                  </LiveLink>
                  <Link className={styles.act} to={journalPath(journal.id)}>
                    详情
                  </Link>
                  <HeartButton journal={journal} />
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Name({ journal, onLeave }: { journal: JournalCard; onLeave: (id: number) => void }) {
  const { id, name, name_cn, subjects } = journal;
  return (
    <div className={styles.journal}>
      {onPhone ? null : <JournalCover id={id} subject={subjects[0] ?? ''} width={40} />}
      <span className={styles.names}>
        <Link to={journalPath(id)}>{name}</Link>
        {name_cn && name_cn !== name ? <small>{name_cn}</small> : null}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`移出对比：${name}`}
        onClick={() => onLeave(id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

function Trends({ journals }: { journals: readonly JournalCard[] }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        五年趋势
      </th>
      {journals.map(({ id, trend, citation }) => (
        <td key={id} className={styles.value}>
          <Sparkline title={citation ? '影响因子' : '复合影响因子'} points={trend} otherwise={unknown} />
        </td>
      ))}
    </tr>
  );
}
