import { BookMarked } from 'lucide-react';
import styles from './CarriedNote.module.css';

interface CarriedNoteProps {
  taken: { name: string; place: string } | undefined;
}

/** Says which journal was brought along and where it stands now. */
export function CarriedNote({ taken }: CarriedNoteProps) {
  if (!taken) return null;
  return (
    <p className={styles.note} role="status">
      <BookMarked size={16} aria-hidden />
      已把《{taken.name}》填入“{taken.place}”，可以修改或移除。投稿由您本人完成。
    </p>
  );
}
