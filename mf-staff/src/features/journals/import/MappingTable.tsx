import type { DeskJournalImport } from '@harbor/contract';
import {
  journalTargetKeys,
  journalTargets,
  targetGroup,
  targetGroups,
} from '@harbor/contract/journal-import';
import styles from './Mapping.module.css';

const groups = Object.entries(targetGroups).map(([group, title]) => ({
  title,
  targets: journalTargetKeys.filter((target) => targetGroup(target) === group),
}));

export interface MappingTableProps {
  one: DeskJournalImport;
  mapping: Record<string, string>;
  onMapping: (mapping: Record<string, string>) => void;
}

/** Each column of a file with some of what stands in it, and what it is taken for. */
export function MappingTable({ one, mapping, onMapping }: MappingTableProps) {
  const targets = Object.values(mapping);
  const twice = (target: string | undefined) => targets.filter((other) => other === target).length > 1;

  function handlePick(column: string, target: string) {
    const { [column]: _, ...others } = mapping;
    onMapping(target ? { ...others, [column]: target } : others);
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">文件里的列</th>
          <th scope="col">前几行的内容</th>
          <th scope="col">对应到</th>
        </tr>
      </thead>
      <tbody>
        {one.columns.map((column, at) => {
          const target = mapping[column];
          const cells = one.sample.map((row) => row[at] ?? '').filter((cell) => cell !== '');
          return (
            <tr key={column} data-out={target ? undefined : ''}>
              <th scope="row">{column}</th>
              <td className={styles.sample}>
                {cells.length > 0
                  ? cells.slice(0, 3).map((cell, n) => <span key={n}>{cell}</span>)
                  : '（空）'}
              </td>
              <td>
                <select
                  aria-label={`“${column}”对应到`}
                  aria-invalid={twice(target) || undefined}
                  value={target ?? ''}
                  onChange={({ target: picked }) => handlePick(column, picked.value)}
                >
                  <option value="">不导入</option>
                  {groups.map(({ title, targets: keys }) => (
                    <optgroup key={title} label={title}>
                      {keys.map((key) => (
                        <option key={key} value={key}>
                          {journalTargets[key]?.title}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
