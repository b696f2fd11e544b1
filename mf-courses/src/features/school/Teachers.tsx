import type { DataOf } from '@harbor/contract';
import { Link, LiveLink } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Tag } from '@harbor/ui/tag';
import { Check } from 'lucide-react';
import { coursePath, schoolPath, teacherPath } from '../../courses/paths';
import { placePath } from '../../courses/place';
import { countText } from '../../courses/words';
import styles from './Teachers.module.css';

type Teacher = DataOf<'GET /course/teachers'>['data'][number];

interface TeachersProps {
  teachers: readonly Teacher[];
}

/** Who teaches, each with what the numbers say and a course to begin with. */
export function Teachers({ teachers }: TeachersProps) {
  if (teachers.length === 0) return null;
  return (
    <div className={styles.block}>
      <Section title="授课教师" description="身份、学历与职称均经人工核验">
        <ul className={styles.grid}>
          {teachers.slice(0, 4).map((teacher) => (
            <li key={teacher.id}>
              <TeacherCard teacher={teacher} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { id, name, avatar, title, subject, verified, user_id, courses, students, score, course } = teacher;
  const figures: [string, string][] = [
    ['门课', countText(courses)],
    ['学员', countText(students)],
    ['课程评分', score > 0 ? score.toFixed(1) : '暂无'],
  ];
  return (
    <Panel padding="none" className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={avatar} size={56} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={placePath(schoolPath, { teacher: id })}>{name}</Link>
            {verified ? (
              <Tag tone="accent">
                <Check size={12} aria-hidden /> 已认证
              </Tag>
            ) : null}
          </h3>
          <p className={styles.title}>{title}</p>
          <p className={styles.subject}>{subject}</p>
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        {course ? (
          <Link to={coursePath(course.id)} className={styles.course}>
            {course.title}
          </Link>
        ) : (
          <span />
        )}
        {user_id !== null ? (
          <LiveLink to={teacherPath(user_id)} className={styles.home}>
            主页
          </LiveLink>
        ) : null}
      </p>
    </Panel>
  );
}
