import { LRUCache } from 'lru-cache';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { JournalIndex } from '../journals/index/build';
import { listLimits } from './limits';
import { type MatchedList, matchList } from './match';
import type { ListEntry } from './parse';

const kept = new WeakMap<Core['hub'], LRUCache<string, Promise<MatchedList>>>();

/** The rows of a list in their order. */
const entriesOf = (db: Db, listId: number): Promise<ListEntry[]> =>
  db
    .selectFrom('journal_list_entries')
    .select(['row_no', 'name', 'number', 'grade'])
    .where('list_id', '=', listId)
    .orderBy('row_no')
    .execute();

/**
 * A list as it stands in the library now. It is looked up once for each state of list and library; one that was read while
 * its owner replaced it is of the older state or the newer, and never kept as the newer while it is the older.
 */
export function matchedList(
  core: Pick<Core, 'hub' | 'db'>,
  index: JournalIndex,
  { id, revision }: { id: number; revision: number },
): Promise<MatchedList> {
  let lists = kept.get(core.hub);
  if (!lists) {
    lists = new LRUCache({ max: listLimits.kept });
    kept.set(core.hub, lists);
  }
  const key = `${id} ${revision} ${index.version}`;
  const known = lists.get(key);
  if (known) return known;
  const matching = entriesOf(core.db, id).then((entries) => matchList(index, entries));
  lists.set(key, matching);
  matching.catch(() => lists.delete(key));
  return matching;
}
