import { changesPath, ownChangesPath } from '@harbor/contract/journal-changes';
import type { ChangesPlace } from '../../changes/queries';

/** Address of a list of changes at a place. */
export function changesAt(own: boolean, { kind, page = 1 }: ChangesPlace): string {
  const said = new URLSearchParams();
  if (kind) said.set('kind', kind);
  if (page > 1) said.set('page', String(page));
  const text = said.toString();
  const path = own ? ownChangesPath : changesPath;
  return text ? `${path}?${text}` : path;
}
