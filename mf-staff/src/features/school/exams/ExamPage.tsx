import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../../parts/EditorPage';
import { courseChoiceQuery } from '../queries';
import { ExamEditor } from './ExamEditor';
import { examQuery } from './queries';

/** One exam: its rules, its questions, its paper. */
export function ExamPage() {
  const id = Number(useParams().id);
  const exam = useQuery(examQuery(id));
  const courses = useQuery(courseChoiceQuery());
  const error = exam.error ?? courses.error;
  const loaded = exam.data && courses.data;
  usePage({ ready: Boolean(loaded) || error !== null, title: exam.data?.title });
  return (
    <EditorPage
      title="编辑考试"
      back={{ to: '/staff/exams', words: '回到考试列表' }}
      queries={[exam, courses]}
      refused="您没有管理考试的权限"
      failed="考试没有加载出来"
      gone={{ title: '没有这场考试', description: '可能是已删除的草稿' }}
    >
      {loaded ? (
        <ExamEditor key={id} exam={exam.data} courses={courses.data.data} course={exam.data.course_id} />
      ) : undefined}
    </EditorPage>
  );
}

export default ExamPage;
