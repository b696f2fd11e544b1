import { Link, useQuery } from '@harbor/runtime';
import { Section } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { CourseGrid } from '../../courses/CourseGrid';
import { CourseItem } from '../../courses/CourseItem.mobile';
import { GridSkeleton } from '../../courses/GridSkeleton';
import { schoolPath } from '../../courses/paths';
import styles from './HomeCourses.mobile.module.css';
import { homeCourses } from './queries';

/** Courses on the phone's home page: two by two. */
export function HomeCourses() {
  const { data, isPending } = useQuery(homeCourses());
  if (isPending) return <GridSkeleton count={4} />;
  const courses = data?.data.slice(0, 4) ?? [];
  if (courses.length === 0) return null;
  return (
    <Section
      title="视频学院"
      extra={
        <Link to={schoolPath} className={styles.all}>
          全部
          <ChevronRight size={16} aria-hidden />
        </Link>
      }
    >
      <CourseGrid label="推荐课程">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseItem course={course} />
          </li>
        ))}
      </CourseGrid>
    </Section>
  );
}
