import type { JournalExperience } from '@harbor/contract';
import { type ExperienceResult, experienceResultLabel } from '@harbor/contract/journal-experience';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { ExperienceItem } from './ExperienceItem';
import styles from './ExperienceRows.module.css';

/** So many stand there until somebody reads on: what the journal takes and costs comes below. */
const few = 3;

interface ExperienceRowsProps {
  rows: readonly JournalExperience[];
  total: number;
  /** The result that is asked for; of all results where there is none. */
  result: number | undefined;
  /** Whether the rows are those of what was asked for before. */
  stale: boolean;
  /** How many more can be asked for at once, where there are more. */
  more: { size: number; loading: boolean; load: () => void } | undefined;
  onAllResults: () => void;
}

/** What authors tell, one after the other: a few at first, then page after page. */
export function ExperienceRows({ rows, total, result, stale, more, onAllResults }: ExperienceRowsProps) {
  const [whole, setWhole] = useState(false);
  if (total === 0)
    return (
      <p className={styles.none}>
        没有“{result === undefined ? '' : experienceResultLabel[result as ExperienceResult]}”的投稿经验
        <button type="button" onClick={onAllResults}>
          看全部
        </button>
      </p>
    );
  const shown = whole ? rows : rows.slice(0, few);
  return (
    <>
      <ul className={stale ? `${styles.list} ${styles.stale}` : styles.list}>
        {shown.map((one) => (
          <li key={one.id}>
            <ExperienceItem experience={one} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length ? (
        <Button block onClick={() => setWhole(true)}>
          查看全部 {total} 份
        </Button>
      ) : more ? (
        <Button block loading={more.loading} onClick={more.load}>
          再看 {more.size} 份（共 {total} 份）
        </Button>
      ) : null}
    </>
  );
}
