import { usePage } from '@harbor/runtime';
import { OwnListPage } from '../mine/OwnListPage';
import { blockedWords } from '../mine/words';
import { BlockedNote } from './BlockedNote';
import { BlockedRows } from './BlockedRows';
import { useBlocked } from './useBlocked';

/** The members that one has blocked. */
export function BlockedPage() {
  const { list, people } = useBlocked();
  const { title } = blockedWords;
  usePage({ title, ready: !list.isPending, crumbs: [{ title }] });
  return (
    <OwnListPage {...blockedWords} list={list} count={people.length} note={<BlockedNote />}>
      <BlockedRows people={people} />
    </OwnListPage>
  );
}

export default BlockedPage;
