import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager, Tabs } from '@harbor/ui/kit';
import { Results } from './Results';
import styles from './SearchPage.module.css';
import { resultsPath, searchTitles, searchTypes } from './searchTypes';
import { useSearchPage } from './useSearchPage';

/** From here on the server does not count. */
const most = 1000;

/** What the search in the header found: posts, topics and members, on the desktop. */
export function SearchPage() {
  const { keywords, type, found } = useSearchPage();
  const { data, error, isPending, isPlaceholderData } = found;
  const title = keywords ? `搜索“${keywords}”` : undefined;
  usePage({ title, ready: keywords === '' || !isPending });
  const counted = data && !isPlaceholderData ? data.total : undefined;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title ?? '论坛搜索'}</h1>
      {keywords ? (
        <>
          <Panel padding="none">
            <div className={styles.head}>
              <Tabs
                bare
                label="搜索类型"
                current={type}
                tabs={searchTypes.map((key) => ({
                  key,
                  label: searchTitles[key],
                  to: resultsPath(keywords, key),
                }))}
              />
              <p className={styles.total} role="status">
                {counted === undefined
                  ? ''
                  : `找到 ${counted >= most ? `${most}+` : counted} 个${searchTitles[type]}`}
              </p>
            </div>
            {isPending ? <ListSkeleton rows={5} picture={false} /> : null}
            {error && !data ? (
              <ErrorBlock title="没有搜索出来" error={error} onRetry={() => void found.refetch()} />
            ) : null}
            {data?.total === 0 ? (
              <Empty
                title={`没有找到与“${keywords}”有关的${searchTitles[type]}`}
                action={
                  <Link to="/sendpost" className={styles.link}>
                    发帖问问大家
                  </Link>
                }
              />
            ) : null}
            {data ? (
              <div className={isPlaceholderData ? styles.stale : undefined}>
                <Results found={data} />
              </div>
            ) : null}
          </Panel>
          {data ? (
            <Pager
              page={data.current_page}
              lastPage={data.last_page}
              to={(at) => resultsPath(keywords, type, at)}
            />
          ) : null}
        </>
      ) : (
        <Panel>
          <Empty
            title="在页面顶部输入关键词，找帖子、话题和同行"
            action={
              <Link to="/topic/" className={styles.link}>
                看看大家在聊的话题
              </Link>
            }
          />
        </Panel>
      )}
    </div>
  );
}

export default SearchPage;
