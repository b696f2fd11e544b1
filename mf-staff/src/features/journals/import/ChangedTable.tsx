import type { ChangedJournal } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { CircleAlert } from 'lucide-react';
import { counted } from '../words';
import styles from './ChangedTable.module.css';

export interface ChangedTableProps {
  journals: readonly ChangedJournal[];
  /** Where the file comes from, for what belongs to no edition. */
  source: string;
  busy: boolean;
  /** Leaves rows out, or takes them in again; nothing can be left out without. */
  onSkip?: ((rows: number[], skip: boolean) => void) | undefined;
}

type Change = ChangedJournal['changes'][number];

function ChangeLine({ change }: { change: Change }) {
  const { label, old, new: now, rise, doubt } = change;
  return (
    <li className={styles.change}>
      <span className={styles.label}>{label}</span>
      <span className={styles.values}>
        <del>{old || '无'}</del>
        <span className={styles.arrow} aria-label="变为" role="img">
          →
        </span>
        <ins>{now || '清除'}</ins>
        {rise ? <small>{rise}</small> : null}
      </span>
      {doubt ? (
        <p className={styles.doubt}>
          <CircleAlert size={13} aria-hidden />
          {doubt}
        </p>
      ) : null}
    </li>
  );
}

/** Editions that the changes of a journal belong to, else where the file comes from. */
const sourcesOf = (changes: readonly Change[], source: string): string[] => [
  ...new Set(changes.map(({ edition }) => edition || source)),
];

/** Journals with what is there and what would be. */
export function ChangedTable({ journals, source, busy, onSkip }: ChangedTableProps) {
  const rows = journals.flatMap(({ row }) => row ?? []);
  const taken = journals.filter(({ row, skipped }) => row !== null && !skipped).length;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {onSkip ? (
            <th scope="col" className={styles.tick}>
              <Checkbox
                checked={taken === rows.length && taken > 0}
                onChange={(checked) => !busy && rows.length > 0 && onSkip(rows, !checked)}
              >
                <span className={styles.hidden}>本页全部导入</span>
              </Checkbox>
            </th>
          ) : null}
          <th scope="col" className={styles.name}>
            期刊
          </th>
          <th scope="col">旧值 → 新值</th>
          <th scope="col" className={styles.source}>
            来源
          </th>
          <th scope="col" className={styles.count}>
            收藏
          </th>
        </tr>
      </thead>
      <tbody>
        {journals.map((journal) => {
          const { journal_id, row, name, number, collects, skipped, changes } = journal;
          return (
            <tr key={journal_id} data-out={skipped ? '' : undefined}>
              {onSkip ? (
                <td className={styles.tick}>
                  {row === null ? null : (
                    <Checkbox checked={!skipped} onChange={(checked) => !busy && onSkip([row], !checked)}>
                      <span className={styles.hidden}>导入 {name}</span>
                    </Checkbox>
                  )}
                </td>
              ) : null}
              <td className={styles.name}>
                <LiveLink to={`/querytool/${journal_id}`} otherwise={<b>{name}</b>}>
                  {name || `${journal_id} 号期刊`}
                </LiveLink>
                <small>
                  {[number, row === null ? '' : `第 ${counted(row)} 行`].filter(Boolean).join(' · ')}
                </small>
              </td>
              <td>
                <ul className={styles.changes}>
                  {changes.map((change, n) => (
                    <ChangeLine key={n} change={change} />
                  ))}
                </ul>
                {skipped ? <p className={styles.out}>已取消勾选，不会写入</p> : null}
              </td>
              <td className={styles.source}>
                {sourcesOf(changes, source).map((one) => (
                  <span key={one}>{one}</span>
                ))}
              </td>
              <td className={styles.count}>
                <span className={styles.narrow}>收藏 </span>
                {counted(collects)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
