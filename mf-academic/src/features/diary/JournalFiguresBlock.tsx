import { useQuery } from '@harbor/runtime';
import { JournalFigures } from './JournalFigures';
import { journalFigures } from './queries';

/** The same for the page of a journal, with its own reading: nothing while it is on its way, or does not come. */
export function JournalFiguresBlock({ journalId }: { journalId: number }) {
  const { data } = useQuery(journalFigures(journalId));
  return data ? <JournalFigures figures={data} /> : null;
}
