import { usePage } from '@harbor/runtime';
import { HistoryNote } from './HistoryNote';
import { HistoryRows } from './HistoryRows';
import { OwnListPage } from './OwnListPage.mobile';
import { pausedHistory } from './pausedHistory';
import { useHistory } from './useHistory';
import { historyWords } from './words';

const settings = '/setting/privacy';

/** What one has read, on the phone. */
export function HistoryPage() {
  const history = useHistory();
  const { list, posts } = history;
  usePage({ title: historyWords.title, ready: !list.isPending });
  return (
    <OwnListPage
      {...historyWords}
      {...(history.recording ? null : pausedHistory(settings))}
      list={list}
      count={posts.length}
      note={<HistoryNote history={history} settings={settings} />}
    >
      <HistoryRows history={history} phone />
    </OwnListPage>
  );
}

export default HistoryPage;
