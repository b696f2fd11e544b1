import { usePage } from '@harbor/runtime';
import { OwnListPage } from '../../own-list/OwnListPage';
import { BlockedNote } from './BlockedNote';
import { BlockedRows } from './BlockedRows';
import { useBlocked } from './useBlocked';

const title = '屏蔽的用户';

/** The members that one has blocked. */
export function BlockedPage() {
  const { list, people } = useBlocked();
  usePage({ ready: !list.isPending });
  return (
    <OwnListPage
      title={title}
      failed="名单没有加载出来"
      empty="没有屏蔽任何人"
      list={list}
      count={people.length}
      note={<BlockedNote />}
    >
      <BlockedRows people={people} />
    </OwnListPage>
  );
}

export default BlockedPage;
