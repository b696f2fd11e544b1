import type { Choice } from '../../areas/operations/platform/choice/choose';
import { allRoutes } from '../page-routes';
import { type SnapshotParts, snapshotOf } from '../snapshot';
import type { PageToDraw } from './drawer';

/**
 * The page of a view as its own code is to draw it, with every route at hand: which of them it asked for, the page then
 * carries along.
 * @param owner part whose page it is
 */
export function pageToDraw(
  choice: Pick<Choice, 'set' | 'parts'>,
  parts: Omit<SnapshotParts, 'carried'>,
  owner: string,
  address: string,
): PageToDraw {
  const { set } = choice;
  const page = snapshotOf(choice, { ...parts, carried: { routes: allRoutes(set, parts.platform) } });
  return { set, owner, page, address, sheets: parts.files.styles };
}
