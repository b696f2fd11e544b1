import type { DiaryCard } from '@harbor/contract';
import { JournalCover } from '../../journals/JournalCover';

interface MarkProps {
  journal: DiaryCard['journal'];
  /** Width in px. */
  width: number;
}

/** The drawn cover of a manuscript's journal; of one that the library does not have, by its name. */
export function Mark({ journal: { id, name, subject }, width }: MarkProps) {
  return <JournalCover id={id ?? name.length} subject={subject || name} width={width} />;
}
