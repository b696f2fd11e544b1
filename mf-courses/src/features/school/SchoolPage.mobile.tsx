import { courseListTitle } from '@harbor/contract/descriptions';
import { Link, rowsOf, useInfiniteQuery, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, InfiniteFeed, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { CourseGrid } from '../../courses/CourseGrid';
import { CourseItem } from '../../courses/CourseItem.mobile';
import { GridSkeleton } from '../../courses/GridSkeleton';
import { schoolPath } from '../../courses/paths';
import { isBegin, placePath } from '../../courses/place';
import { courseFeed, courseTeachers } from '../../courses/queries';
import { usePlace } from '../../courses/usePlace';
import { useOpenTop } from '../../parts/useOpenTop';
import { CategoryStrip } from './CategoryStrip.mobile';
import { FilterSheet } from './FilterSheet.mobile';
import { NothingFound } from './NothingFound';
import { OwnCards } from './OwnCards';
import styles from './SchoolPage.mobile.module.css';
import { SearchForm } from './SearchForm';
import { SortBar } from './SortBar';
import { Teachers } from './Teachers.mobile';

/** `/keyanclass/` of the phone: where a member goes on, the courses by category, and who teaches. */
export function SchoolPage() {
  useOpenTop();
  const place = usePlace();
  const feed = useInfiniteQuery(courseFeed(place));
  const teachers = useQuery(courseTeachers());
  const [filtering, setFiltering] = useState(false);
  const first = feed.data?.pages[0];
  const courses = rowsOf(feed.data);
  const filtered = Boolean(place.price ?? place.feature ?? place.teacher);
  usePage({ title: courseListTitle(place), ready: !feed.isPending && !teachers.isPending });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>视频学院</h1>
        <button
          type="button"
          className={filtered ? `${styles.filter} ${styles.on}` : styles.filter}
          aria-label={filtered ? '筛选课程，已有条件' : '筛选课程'}
          onClick={() => setFiltering(true)}
        >
          <SlidersHorizontal size={22} aria-hidden />
        </button>
      </header>
      <SearchForm base={schoolPath} keyword={place.keyword} />
      <PullToRefresh onRefresh={() => Promise.all([feed.refetch(), teachers.refetch()])}>
        {place.keyword ? null : (
          <div className={styles.own}>
            <OwnCards />
          </div>
        )}
        <CategoryStrip place={place} categories={first?.categories ?? []} />
        <div className={styles.line}>
          <SortBar base={schoolPath} place={place} />
          <p>{first ? `${first.total} 门` : ''}</p>
        </div>
        {!isBegin(place) && (place.keyword || filtered) ? (
          <p className={styles.said}>
            {place.keyword ? `“${place.keyword}”的搜索结果` : '已按条件筛选'}
            <Link to={placePath(schoolPath, { category: place.category })}>清除</Link>
          </p>
        ) : null}
        {feed.isPending ? <GridSkeleton count={6} /> : null}
        {feed.isError && courses.length === 0 ? (
          <Panel>
            <ErrorBlock title="课程没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && courses.length === 0 ? <NothingFound {...place} /> : null}
        {courses.length > 0 ? (
          <InfiniteFeed query={feed} end={courses.length > 6 ? '没有更多了' : ''}>
            <CourseGrid label="课程列表">
              {courses.map((course, n) => (
                <li key={course.id}>
                  <CourseItem course={course} eager={n < 2} />
                </li>
              ))}
            </CourseGrid>
          </InfiniteFeed>
        ) : null}
        <Teachers teachers={teachers.data?.data ?? []} />
      </PullToRefresh>
      {filtering ? (
        <FilterSheet
          open
          onClose={() => setFiltering(false)}
          place={place}
          categories={first?.categories ?? []}
        />
      ) : null}
    </div>
  );
}

export default SchoolPage;
