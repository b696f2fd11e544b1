import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { EditorPage } from '../../../parts/EditorPage';
import { courseChoiceQuery } from '../queries';
import { ExamEditor } from './ExamEditor';

/** An exam from nothing; it is a draft once it was saved. */
export function NewExamPage() {
  const [search] = useSearchParams();
  const courses = useQuery(courseChoiceQuery());
  usePage({ ready: courses.data !== undefined || courses.error !== null });
  const list = courses.data?.data ?? [];
  const asked = Number(search.get('course'));
  const course = list.some(({ id }) => id === asked) ? asked : (list[0]?.id ?? 0);
  return (
    <EditorPage
      title="新建考试"
      back={{ to: '/staff/exams', words: '回到考试列表' }}
      queries={[courses]}
      refused="您没有管理考试的权限"
      failed="新建考试的页面没有加载出来"
    >
      {courses.data === undefined ? undefined : list.length === 0 ? (
        <Panel>
          <h1 hidden>新建考试</h1>
          <Empty
            title="请先新建一门课程"
            description="考试属于某一门课程"
            action={
              <LinkButton primary to="/staff/courses">
                去新建课程
              </LinkButton>
            }
          />
        </Panel>
      ) : (
        <ExamEditor courses={list} course={course} />
      )}
    </EditorPage>
  );
}

export default NewExamPage;
