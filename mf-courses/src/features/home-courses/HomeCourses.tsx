import { Link, useQuery } from '@harbor/runtime';
import { Section } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import { CourseGrid } from '../../courses/CourseGrid';
import { CourseItem } from '../../courses/CourseItem';
import { GridSkeleton } from '../../courses/GridSkeleton';
import { schoolPath } from '../../courses/paths';
import styles from './HomeCourses.module.css';
import { homeCourses } from './queries';

/** Courses on the desktop's home page: four in a row. */
export function HomeCourses() {
  const { data, isPending } = useQuery(homeCourses());
  if (isPending) return <GridSkeleton count={4} />;
  const courses = data?.data.slice(0, 4) ?? [];
  if (courses.length === 0) return null;
  return (
    <Section
      title="视频学院"
      description="有字幕，可按时间点记笔记，学完可考证书"
      extra={
        <Link to={schoolPath} className={styles.all}>
          全部课程
          <ChevronRight size={14} aria-hidden />
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
