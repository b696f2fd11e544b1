import type { JournalCard } from '@harbor/contract';
import { noWarningWord } from '@harbor/contract/journal-facets';
import { Tag } from '@harbor/ui/tag';
import { Rank } from '../../journals/Rank';
import { isChinese, notApplicable, unknown } from '../../journals/words';
import styles from './CompareTable.module.css';
import type { Row } from './rowGroups';

interface ValueCellProps {
  row: Row;
  value: string | null;
  journal: JournalCard | undefined;
}

/** Rows of reports that do not speak of Chinese journals. */
const international = ['tier', 'top', 'quartile', 'if'];

/** What a journal has in a row; what nobody knows is said in words. */
export function ValueCell({ row, value, journal }: ValueCellProps) {
  if (value === null) {
    const never = journal && international.includes(row.key) && isChinese(journal);
    return <span className={styles.none}>{never ? notApplicable : unknown}</span>;
  }
  if (!journal) return value;
  if (row.key === 'tier')
    return (
      <>
        <Rank
          level={journal.partition?.tier}
          words={value.match(/\d\s*区/)?.[0] ?? value}
          otherwise={unknown}
        />
        {journal.partition?.subject ? (
          <small className={styles.small}>{journal.partition.subject}</small>
        ) : null}
      </>
    );
  if (row.key === 'quartile')
    return <Rank level={journal.citation?.quartile} words={value} otherwise={unknown} />;
  if (row.key === 'if' || row.key === 'cif') return <b className={styles.factor}>{value}</b>;
  if (row.key === 'indexed')
    return (
      <span className={styles.tags}>
        {journal.indexed.map((one) => (
          <Tag key={one}>{one}</Tag>
        ))}
      </span>
    );
  if (row.key === 'warning' && value !== noWarningWord)
    return (
      <>
        <Tag tone="gold">存在预警记录</Tag>
        <small className={styles.small}>{value.replaceAll('存在预警记录', '')}</small>
      </>
    );
  return value;
}
