import { journalListTitle } from '@harbor/contract/descriptions';
import { Link, navigate, rowsOf, useInfiniteQuery, usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, InfiniteFeed, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { CompareTray } from '../../journals/CompareTray.mobile';
import { JournalSearch } from '../../journals/JournalSearch';
import { cleared, filterCount, moved, placePath } from '../../journals/place';
import { journalCondition, journalFeed } from '../../journals/queries';
import { usePlace } from '../../journals/usePlace';
import { chipsOf, counted } from '../../journals/words';
import { FilterSheet } from './FilterSheet.mobile';
import { JournalItem } from './JournalItem.mobile';
import styles from './JournalsPage.mobile.module.css';
import { NothingFound } from './NothingFound';
import { RecognisedChoice } from './RecognisedChoice';
import { SortBar } from './SortBar.mobile';
import { Ways } from './Ways';

interface JournalsPageProps {
  /** The shell has its bar with tabs below the page. */
  tabs?: boolean;
}

/** `/querytool/` of the phone: journals by name and number, filters in a sheet, cards as far as somebody scrolls. */
export function JournalsPage({ tabs = true }: JournalsPageProps) {
  const place = usePlace();
  const condition = useQuery(journalCondition());
  const feed = useInfiniteQuery(journalFeed(place));
  const [filtering, setFiltering] = useState(false);
  usePage({ title: journalListTitle(place.keyword), navTitle: '查询工具', ready: !feed.isPending });
  const [first] = feed.data?.pages ?? [];
  const journals = rowsOf(feed.data);
  const chips = chipsOf(place, first?.facets ?? condition.data?.facets ?? []);
  const filters = filterCount(place);
  const partition = first?.schemes.partition;
  const demo = journals.some(({ is_demo }) => is_demo);
  return (
    <div className={styles.page}>
      <HiddenTitle>期刊查询</HiddenTitle>
      <div className={styles.top}>
        <JournalSearch
          key={place.keyword}
          keyword={place.keyword}
          onSearch={(keyword) => navigate(placePath(moved(place, { keyword })))}
        />
        {chips.length > 0 ? (
          <div className={styles.chips}>
            {chips.map(({ key, label, without }) => (
              <Link
                key={key}
                rel="nofollow"
                className={styles.chip}
                to={placePath(without)}
                aria-label={`移除筛选：${label}`}
              >
                {label}
                <X size={14} aria-hidden />
              </Link>
            ))}
            <Link rel="nofollow" className={styles.clear} to={placePath(cleared(place))}>
              清除
            </Link>
          </div>
        ) : null}
      </div>
      <Ways className={styles.ways} />
      <div className={styles.bar}>
        <SortBar place={place} />
        <button type="button" className={styles.filter} onClick={() => setFiltering(true)}>
          <SlidersHorizontal size={17} aria-hidden />
          筛选{filters > 0 ? <b>{filters}</b> : null}
        </button>
      </div>
      <div className={styles.line}>
        <p aria-live="polite">
          {first ? `找到 ${counted(first.total)} 种` : '正在查找'}
          {partition ? ` · 分区依据 ${partition.title}` : ''}
          {demo ? '（演示数据）' : ''}
        </p>
      </div>
      <RecognisedChoice place={place} list={first?.list} />
      {feed.isPending ? <ListSkeleton rows={5} /> : null}
      {feed.isError && !feed.data ? (
        <Panel>
          <ErrorBlock title="期刊没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
        </Panel>
      ) : null}
      {first && first.total === 0 ? (
        <Panel>
          <NothingFound place={place} facets={first.facets} />
        </Panel>
      ) : null}
      {journals.length > 0 ? (
        <PullToRefresh onRefresh={() => feed.refetch()}>
          <div className={feed.isPlaceholderData ? styles.stale : undefined}>
            <InfiniteFeed query={feed}>
              {journals.map((journal) => (
                <JournalItem
                  key={journal.id}
                  journal={journal}
                  schemes={first?.schemes}
                  graded={first?.list != null}
                />
              ))}
            </InfiniteFeed>
          </div>
        </PullToRefresh>
      ) : null}
      <CompareTray aboveTabs={tabs} />
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        place={place}
        editions={condition.data?.schemes ?? []}
      />
    </div>
  );
}

export default JournalsPage;
