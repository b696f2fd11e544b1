import { apiQuery, Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';

const waitingQuery = () => apiQuery('GET /staff/teaching/versions', {}, { silent: true, staleTime: 0 });

/** Lessons that teachers handed in, the oldest first; nothing where none waits. */
export function WaitingVersions() {
  const { data } = useQuery(waitingQuery());
  const versions = data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <Card title="教师提交，等待审核" note={`${versions.length} 讲`}>
      <ul>
        {versions.map(({ id, course_id, lesson_id, course_title, title, teacher, submitted_at }) => (
          <li key={id}>
            <Link to={`/staff/courses/${course_id}/lessons/${lesson_id}`}>
              《{course_title}》{title}
            </Link>{' '}
            {teacher}
            {submitted_at ? ` · ${formatWhen(submitted_at)}` : ''}
          </li>
        ))}
      </ul>
    </Card>
  );
}
