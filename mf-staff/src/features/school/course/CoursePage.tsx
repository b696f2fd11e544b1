import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../../parts/EditorPage';
import { courseQuery, teachersQuery } from '../queries';
import { CourseEditor } from './CourseEditor';

/** One course: its words, its price, its lessons, its shelf. */
export function CoursePage() {
  const id = Number(useParams().id);
  const course = useQuery(courseQuery(id));
  const teachers = useQuery(teachersQuery());
  const error = course.error ?? teachers.error;
  const loaded = course.data && teachers.data;
  usePage({ ready: Boolean(loaded) || error !== null, title: course.data?.title });
  return (
    <EditorPage
      title="编辑课程"
      back={{ to: '/staff/courses', words: '回到课程列表' }}
      queries={[course, teachers]}
      refused="您没有管理课程的权限"
      failed="课程没有加载出来"
      gone={{ title: '没有这门课程', description: '可能是已删除的草稿' }}
    >
      {loaded ? <CourseEditor key={id} course={course.data} teachers={teachers.data.data} /> : undefined}
    </EditorPage>
  );
}

export default CoursePage;
