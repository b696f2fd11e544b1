import type { Choice } from '../../areas/operations/platform/choice/choose';
import { addressOf } from '../../areas/operations/platform/choice/sets';
import { allRoutes } from '../page-routes';
import { type SnapshotParts, snapshotOf } from '../snapshot';
import type { DrawnPage } from './draw';
import type { Drawer } from './drawer';

/**
 * The page of a view drawn by its own code, with every route at hand: which of them it asked for, the page then carries
 * along.
 */
export async function drawPage(
  drawer: Drawer | undefined,
  choice: Pick<Choice, 'set' | 'parts'>,
  parts: Omit<SnapshotParts, 'carried'>,
  address: string,
): Promise<DrawnPage | undefined> {
  const { set } = choice;
  const page = snapshotOf(choice, { ...parts, carried: { routes: allRoutes(set, parts.platform) } });
  const ofShell = addressOf(set.shell);
  const sheets = parts.files.styles.filter((sheet) => !sheet.startsWith(ofShell));
  return drawer?.draw(set, page, address, sheets);
}
