import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { EditorPage } from '../../../parts/EditorPage';
import { courseChoiceQuery } from '../queries';
import { QuestionEditor } from './QuestionEditor';

/** A question from nothing. */
export function NewQuestionPage() {
  const [search] = useSearchParams();
  const courses = useQuery(courseChoiceQuery());
  usePage({ ready: courses.data !== undefined || courses.error !== null });
  const list = courses.data?.data ?? [];
  const asked = Number(search.get('course'));
  const course = list.some(({ id }) => id === asked) ? asked : (list[0]?.id ?? 0);
  return (
    <EditorPage
      title="新建题目"
      back={{ to: '/staff/exams/bank', words: '回到题库' }}
      queries={[courses]}
      refused="您没有管理题库的权限"
      failed="新建题目的页面没有加载出来"
    >
      {courses.data === undefined ? undefined : list.length === 0 ? (
        <Panel>
          <h1 hidden>新建题目</h1>
          <Empty
            title="请先新建一门课程"
            description="题目都属于某一门课程的题库"
            action={
              <LinkButton primary to="/staff/courses">
                去新建课程
              </LinkButton>
            }
          />
        </Panel>
      ) : (
        <QuestionEditor courses={list} course={course} />
      )}
    </EditorPage>
  );
}

export default NewQuestionPage;
