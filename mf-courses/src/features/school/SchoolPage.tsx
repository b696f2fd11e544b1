import { courseListTitle } from '@harbor/contract/descriptions';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import { CourseGrid } from '../../courses/CourseGrid';
import { CourseItem } from '../../courses/CourseItem';
import { GridSkeleton } from '../../courses/GridSkeleton';
import { schoolPath } from '../../courses/paths';
import { isBegin, placePath } from '../../courses/place';
import { courseList, courseTeachers } from '../../courses/queries';
import { usePlace } from '../../courses/usePlace';
import { PageFrame } from '../../parts/PageFrame';
import { Filters } from './Filters';
import { NothingFound } from './NothingFound';
import { OwnCards } from './OwnCards';
import { SchoolHead } from './SchoolHead';
import styles from './SchoolPage.module.css';
import { SortBar } from './SortBar';
import { Teachers } from './Teachers';

/** `/keyanclass/`: every course by category, price and feature, who teaches, and where a member goes on. */
export function SchoolPage() {
  const place = usePlace();
  const list = useQuery(courseList(place));
  const teachers = useQuery(courseTeachers());
  const { keyword } = place;
  const courses = list.data?.data ?? [];
  const teacher = teachers.data?.data.find(({ id }) => id === place.teacher);
  usePage({
    title: courseListTitle({ keyword }),
    crumbs: keyword ? [{ title: '视频学院', path: schoolPath }, { title: '搜索' }] : undefined,
    ready: !list.isPending && !teachers.isPending,
  });
  return (
    <>
      <SchoolHead keyword={keyword} hotWords={list.data?.hot_words ?? []} />
      <PageFrame className={styles.page}>
        {keyword ? null : <OwnCards />}
        <Filters place={place} list={list.data} />
        <div className={styles.line}>
          <p aria-live="polite">
            {list.data ? (
              <>
                {teacher ? `${teacher.name}的课程，` : ''}共 <b>{list.data.total}</b> 门课程
              </>
            ) : null}
            {!isBegin({ ...place, page: 1 }) ? (
              <Link to={schoolPath} className={styles.clear}>
                清除条件
              </Link>
            ) : null}
          </p>
          <div className={styles.sort}>
            <span aria-hidden="true">排序</span>
            <SortBar base={schoolPath} place={place} />
          </div>
        </div>
        {list.isPending ? <GridSkeleton /> : null}
        {list.isError && !list.data ? (
          <Panel>
            <ErrorBlock title="课程没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          </Panel>
        ) : null}
        {list.data && courses.length === 0 ? <NothingFound {...place} /> : null}
        <div className={list.isPlaceholderData ? styles.stale : undefined}>
          {courses.length > 0 ? (
            <CourseGrid label="课程列表">
              {courses.map((course, n) => (
                <li key={course.id}>
                  <CourseItem course={course} eager={n < 4} />
                </li>
              ))}
            </CourseGrid>
          ) : null}
        </div>
        {list.data ? (
          <div className={styles.pager}>
            <Pager
              page={list.data.current_page}
              lastPage={list.data.last_page}
              to={(page) => placePath(schoolPath, { ...place, page })}
            />
          </div>
        ) : null}
        <Teachers teachers={teachers.data?.data ?? []} />
      </PageFrame>
    </>
  );
}

export default SchoolPage;
