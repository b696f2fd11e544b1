import type { TeachingRow } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useReady } from '../classroom/useReady';
import { taughtCourse } from './queries';
import styles from './Teaching.module.css';
import { TeachingChapters } from './TeachingChapters';
import { teachingPath } from './teachingPath';

interface TeachingProps {
  query: {
    isPending: boolean;
    error: unknown;
    data: { courses: TeachingRow[] } | undefined;
    refetch: () => Promise<unknown>;
  };
  /** The course that is worked on; left out, the list. */
  course: number | undefined;
  onReady: (ready: boolean) => void;
}

/** What somebody teaches: their courses, or one of them with its lessons. */
export function Teaching({ query, course, onReady }: TeachingProps) {
  useReady(!query.isPending, onReady);
  if (query.isPending) return <ListSkeleton rows={3} />;
  if (!query.data)
    return (
      <Panel>
        <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const { courses } = query.data;
  if (courses.length === 0)
    return (
      <Panel>
        <Empty title="还没有您讲授的课程" description="运营把课程的授课教师设为您的账号后，会显示在这里" />
      </Panel>
    );
  return course === undefined ? <CourseList courses={courses} /> : <OneCourse id={course} />;
}

function CourseList({ courses }: { courses: readonly TeachingRow[] }) {
  return (
    <Panel padding="none">
      <ul className={styles.courses}>
        {courses.map(
          ({ id, title, cover, status_text, lessons, waiting, returned, students, updated_at }) => (
            <li key={id}>
              <Link to={teachingPath(id)} className={styles.course}>
                <Cover src={cover} ratio="16/9" className={styles.picture} />
                <span className={styles.words}>
                  <b>{title}</b>
                  <small>
                    {lessons} 讲可播放 · {students} 位学员 · {formatWhen(updated_at)}更新
                  </small>
                  <span className={styles.tags}>
                    <Tag>{status_text}</Tag>
                    {waiting > 0 ? <Tag tone="gold">{waiting} 讲待审</Tag> : null}
                    {returned > 0 ? <Tag tone="alert">{returned} 讲退回修改</Tag> : null}
                  </span>
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

function OneCourse({ id }: { id: number }) {
  const query = useQuery(taughtCourse(id));
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (!query.data)
    return (
      <Panel>
        <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  return <TeachingChapters course={query.data} />;
}
