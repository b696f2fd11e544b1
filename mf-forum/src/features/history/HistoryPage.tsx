import { Link, rememberPage, usePage } from '@harbor/runtime';
import { NoAccess, onPhone } from '@harbor/ui/kit';
import { OwnListPage } from '../../own-list/OwnListPage';
import { HistoryNote } from './HistoryNote';
import { HistoryRows } from './HistoryRows';
import { pausedHistory } from './pausedHistory';
import { useHistory } from './useHistory';

const title = '浏览历史';
const settings = onPhone ? '/setting/privacy' : '/idsetting/privacy';

const visitor = (
  <NoAccess
    title="登录后可以看到您的浏览历史"
    action={
      <Link to="/login" onClick={() => rememberPage()}>
        去登录
      </Link>
    }
  />
);

/** What one has read. */
export function HistoryPage() {
  const history = useHistory();
  const { list, posts, loggedIn } = history;
  usePage({ ready: !loggedIn || !list.isPending });
  return (
    <OwnListPage
      title={title}
      failed="浏览历史没有加载出来"
      empty="还没有浏览过帖子"
      {...(history.recording ? null : pausedHistory(settings))}
      list={list}
      count={posts.length}
      note={<HistoryNote history={history} settings={settings} />}
      instead={loggedIn ? undefined : visitor}
    >
      <HistoryRows history={history} phone={onPhone} />
    </OwnListPage>
  );
}

export default HistoryPage;
