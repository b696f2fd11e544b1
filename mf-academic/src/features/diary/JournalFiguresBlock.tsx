import { useQuery } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { JournalFigures } from './JournalFigures';
import styles from './JournalFigures.module.css';
import { journalFigures } from './queries';

/** The same for the page of a journal, with its own reading: room while it is on its way, nothing where it does not come. */
export function JournalFiguresBlock({ journalId }: { journalId: number }) {
  const { data, isPending } = useQuery(journalFigures(journalId));
  if (data) return <JournalFigures figures={data} />;
  return isPending ? <Panel className={`${styles.block} ${styles.waits}`} /> : null;
}
