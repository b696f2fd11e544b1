import { usePage } from '@harbor/runtime';
import { OwnListPage } from '../mine/OwnListPage.mobile';
import { blockedWords } from '../mine/words';
import { BlockedNote } from './BlockedNote';
import { BlockedRows } from './BlockedRows';
import { useBlocked } from './useBlocked';

/** The members that one has blocked, on the phone. */
export function BlockedPage() {
  const { list, people } = useBlocked();
  usePage({ title: blockedWords.title, ready: !list.isPending });
  return (
    <OwnListPage {...blockedWords} list={list} count={people.length} note={<BlockedNote />}>
      <BlockedRows people={people} />
    </OwnListPage>
  );
}

export default BlockedPage;
