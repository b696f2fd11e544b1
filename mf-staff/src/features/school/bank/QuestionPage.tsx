import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../../parts/EditorPage';
import { courseChoiceQuery } from '../queries';
import { QuestionEditor } from './QuestionEditor';
import { questionQuery } from './queries';

/** One question of the bank, with its versions. */
export function QuestionPage() {
  const id = Number(useParams().id);
  const question = useQuery(questionQuery(id));
  const courses = useQuery(courseChoiceQuery());
  const error = question.error ?? courses.error;
  const loaded = question.data && courses.data;
  usePage({ ready: Boolean(loaded) || error !== null, title: question.data?.stem.slice(0, 20) });
  return (
    <EditorPage
      title="编辑题目"
      back={{ to: '/staff/exams/bank', words: '回到题库' }}
      queries={[question, courses]}
      refused="您没有管理题库的权限"
      failed="题目没有加载出来"
      gone={{ title: '没有这道题', description: '请从题库里重新打开' }}
    >
      {loaded ? (
        <QuestionEditor
          key={id}
          question={question.data}
          courses={courses.data.data}
          course={question.data.course_id}
        />
      ) : undefined}
    </EditorPage>
  );
}

export default QuestionPage;
