import type { CourseTeacher } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { CalendarDays } from 'lucide-react';
import { teacherPath } from './paths';
import styles from './TeacherBox.module.css';
import { countText } from './words';

interface TeacherBoxProps {
  teacher: CourseTeacher;
}

/** Who teaches a course. */
export function TeacherBox({ teacher }: TeacherBoxProps) {
  const { name, avatar, title, subject, intro, office_hours, verified, user_id, courses, students } = teacher;
  return (
    <Panel className={styles.box}>
      <div className={styles.head}>
        <Avatar name={name} src={avatar} size={56} />
        <div>
          <h2 className={styles.name}>
            {name}
            {verified ? <Tag tone="accent">已认证</Tag> : null}
          </h2>
          <p className={styles.title}>{[title, subject].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      <dl className={styles.figures}>
        <div>
          <dt>门课</dt>
          <dd>{courses}</dd>
        </div>
        <div>
          <dt>学员</dt>
          <dd>{countText(students)}</dd>
        </div>
      </dl>
      {office_hours ? (
        <p className={styles.hours}>
          <CalendarDays size={16} aria-hidden />
          {office_hours}
        </p>
      ) : null}
      {user_id !== null ? (
        <LiveLink to={teacherPath(user_id)} className={styles.home}>
          查看老师主页
        </LiveLink>
      ) : null}
    </Panel>
  );
}
