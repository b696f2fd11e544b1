import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { EditorPage } from '../../../parts/EditorPage';
import { courseQuery } from '../queries';
import { LessonEditor } from './LessonEditor';

/** One lesson: its recording, captions, markers and materials. */
export function LessonPage() {
  const params = useParams();
  const course = Number(params.course);
  const id = Number(params.id);
  const query = useQuery(courseQuery(course));
  const chapter = query.data?.chapters.find(({ lessons }) => lessons.some((one) => one.id === id));
  const lesson = chapter?.lessons.find((one) => one.id === id);
  usePage({ ready: query.data !== undefined || query.error !== null, title: lesson?.title });
  const back = `/staff/courses/${course}`;
  return (
    <EditorPage
      title="编辑一讲"
      back={{ to: back, words: '回到课程' }}
      queries={[query]}
      refused="您没有管理课程的权限"
      failed="这一讲没有加载出来"
      gone={{ title: '没有这门课程', description: '可能是已删除的草稿' }}
    >
      {query.data === undefined ? undefined : lesson && chapter ? (
        <LessonEditor key={id} course={query.data} chapter={chapter} lesson={lesson} />
      ) : (
        <Panel>
          <h1 hidden>编辑一讲</h1>
          <Empty
            title="课程里没有这一讲"
            description="可能已被删除"
            action={<LinkButton to={back}>回到课程</LinkButton>}
          />
        </Panel>
      )}
    </EditorPage>
  );
}

export default LessonPage;
