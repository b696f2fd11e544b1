import { apiQuery, Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import listed from '../ListCard.module.css';
import { Row } from '../Row';
import styles from './WaitingVersions.module.css';

const waitingQuery = () => apiQuery('GET /staff/teaching/versions', {}, { silent: true, staleTime: 0 });

/** Lessons that teachers handed in, the oldest first; nothing where none waits. */
export function WaitingVersions() {
  const { data } = useQuery(waitingQuery());
  const versions = data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <div className={styles.box}>
      <Card flush title="教师提交，等待审核" note={`${versions.length} 讲`}>
        <ul className={`${listed.list} ${styles.list}`} aria-label="等待审核的讲次">
          {versions.map(
            ({ id, course_id, lesson_id, course_title, title, teacher, is_new, submitted_at }) => (
              <Row
                key={id}
                title={<Link to={`/staff/courses/${course_id}/lessons/${lesson_id}`}>{title}</Link>}
                facts={`《${course_title}》${is_new ? ' · 新的一讲' : ''}`}
                aside={
                  <>
                    <b>{teacher}</b>
                    {submitted_at ? `${formatWhen(submitted_at)}提交` : null}
                  </>
                }
              />
            ),
          )}
        </ul>
      </Card>
    </div>
  );
}
