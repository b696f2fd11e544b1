import type { JournalListState } from '@harbor/contract/journal-lists';
import { listsPath } from '../../journals/place';

/** Address of the lists, with the rows of one of them, of one state, from one page on. */
export function listPath(id?: number, state?: JournalListState, page = 1): string {
  const said = new URLSearchParams();
  if (id) said.set('list', String(id));
  if (id && state) said.set('state', state);
  if (id && page > 1) said.set('page', String(page));
  const text = said.toString();
  return text ? `${listsPath}?${text}` : listsPath;
}
