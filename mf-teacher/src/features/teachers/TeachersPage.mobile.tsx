import { teacherListTitle } from '@harbor/contract/descriptions';
import { subjectGroups } from '@harbor/contract/teacher-levels';
import { Link, rowsOf, useInfiniteQuery, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { FilterSheet } from './FilterSheet.mobile';
import { avoidPath, listPath, narrowedBy, placePath, rulesPath } from './place';
import { teacherFeed } from './queries';
import { SearchForm } from './SearchForm';
import { SortBar } from './SortBar';
import { TeacherItem } from './TeacherItem.mobile';
import styles from './TeachersPage.mobile.module.css';
import { usePlace } from './usePlace';

/** `/teacherlist/` of the phone. */
export function TeachersPage() {
  const place = usePlace();
  const feed = useInfiniteQuery(teacherFeed(place));
  const [filtering, setFiltering] = useState(false);
  const first = feed.data?.pages[0];
  const teachers = rowsOf(feed.data);
  const narrowed = narrowedBy(place);
  usePage({ title: teacherListTitle(place.keyword), ready: !feed.isPending });
  return (
    <div className={styles.page}>
      <HiddenTitle>老师风采</HiddenTitle>
      <SearchForm place={place} />
      <nav className={styles.quick} aria-label="常用筛选">
        {place.subject ? (
          <Link to={placePath({ ...place, subject: undefined })} replace className={styles.on}>
            {subjectGroups[place.subject].title}
            <X size={14} aria-label="取消" />
          </Link>
        ) : null}
        <Link
          to={placePath({ ...place, open: place.open ? undefined : '1' })}
          replace
          className={place.open ? styles.on : undefined}
          aria-current={place.open ? 'true' : undefined}
        >
          今天可接单
        </Link>
        <Link
          to={placePath({ ...place, service: place.service === '17' ? undefined : '17' })}
          replace
          className={place.service === '17' ? styles.on : undefined}
          aria-current={place.service === '17' ? 'true' : undefined}
        >
          英文润色
        </Link>
        <Link
          to={placePath({ ...place, level: place.level === '4' ? undefined : '4' })}
          replace
          className={place.level === '4' ? styles.on : undefined}
          aria-current={place.level === '4' ? 'true' : undefined}
        >
          {first?.facets.levels.find(({ key }) => key === '4')?.title ?? '首席导师'}
        </Link>
      </nav>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        <div className={styles.line}>
          <SortBar place={place} />
          <button
            type="button"
            className={styles.filter}
            disabled={!first}
            onClick={() => setFiltering(true)}
          >
            <SlidersHorizontal size={16} aria-hidden />
            筛选{narrowed > 0 ? <b>{narrowed}</b> : null}
          </button>
        </div>
        <p className={styles.count} aria-live="polite">
          {first ? `${first.total} 位老师 · 比率取近 12 个月订单，写明样本量` : ' '}
        </p>
        {feed.isPending ? <ListSkeleton /> : null}
        {feed.isError && teachers.length === 0 ? (
          <Panel>
            <ErrorBlock title="老师没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && teachers.length === 0 ? (
          <Panel>
            <Empty
              scene="empty"
              title="没有符合条件的老师"
              description="换一个说法，或少选几项条件"
              action={<LinkButton to={listPath}>清除条件</LinkButton>}
            />
          </Panel>
        ) : null}
        {teachers.length > 0 ? (
          <InfiniteFeed query={feed} end="">
            <ul className={styles.list} aria-label="老师列表">
              {teachers.map((teacher) => (
                <li key={teacher.id}>
                  <TeacherItem teacher={teacher} />
                </li>
              ))}
            </ul>
          </InfiniteFeed>
        ) : null}
        <p className={styles.foot}>
          {first && first.hidden > 0 ? (
            <Link to={avoidPath}>已按您的回避设置隐去 {first.hidden} 位老师</Link>
          ) : null}
          <Link to={rulesPath}>等级与信用分怎样计算</Link>
        </p>
      </PullToRefresh>
      {first && filtering ? (
        <FilterSheet open onClose={() => setFiltering(false)} place={place} facets={first.facets} />
      ) : null}
    </div>
  );
}

export default TeachersPage;
