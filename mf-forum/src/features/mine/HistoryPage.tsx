import { Link, rememberPage, usePage } from '@harbor/runtime';
import { NoAccess, onPhone } from '@harbor/ui/kit';
import { HistoryNote } from './HistoryNote';
import { HistoryRows } from './HistoryRows';
import { OwnListPage } from './OwnListPage';
import { pausedHistory } from './pausedHistory';
import { useHistory } from './useHistory';
import { historyWords } from './words';

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
  const { title } = historyWords;
  usePage({ title, ready: !loggedIn || !list.isPending, crumbs: [{ title }] });
  return (
    <OwnListPage
      {...historyWords}
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
