import type { JournalCard } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import styles from './JournalTags.module.css';
import { fee, warned } from './words';

interface JournalTagsProps {
  journal: Pick<JournalCard, 'indexed' | 'is_oa' | 'apc_fen_est' | 'warnings'>;
}

/** Where a journal is indexed, whether it is open, what that costs, and on which lists of warnings it stands. */
export function JournalTags({ journal: { indexed, is_oa, apc_fen_est, warnings } }: JournalTagsProps) {
  const risk = warned(warnings);
  const cost = is_oa ? fee(apc_fen_est) : undefined;
  if (indexed.length === 0 && !is_oa && !risk) return null;
  return (
    <p className={styles.tags}>
      {indexed.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {is_oa ? <Tag>OA</Tag> : null}
      {cost ? <span className={styles.cost}>版面费 {cost}</span> : null}
      {risk ? <Tag tone="gold">{risk}</Tag> : null}
    </p>
  );
}
