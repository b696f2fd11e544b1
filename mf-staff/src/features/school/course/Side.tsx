import type { DeskCourse } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Check, CircleAlert } from 'lucide-react';
import { Card } from '../../../parts/Card';
import { counted, courseTone } from '../words';
import { ShelfActs } from './ShelfActs';
import styles from './Side.module.css';

export interface SideProps {
  course: DeskCourse;
  unsaved: boolean;
  onMoved: (course: DeskCourse) => void;
  onJump: (field: string) => void;
}

/** Where a course stands, what it lacks, who learns it, and what was done with it. */
export function Side({ course, unsaved, onMoved, onJump }: SideProps) {
  return (
    <aside className={styles.side}>
      <Card title="上架" extra={<Tag tone={courseTone(course.status)}>{course.status_text}</Tag>}>
        <ul className={styles.checks} aria-label="上架前检查">
          {course.missing.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <CircleAlert size={16} className={styles.lacks} aria-hidden />
              <button type="button" onClick={() => onJump(field)}>
                {text}
              </button>
            </li>
          ))}
          {course.missing.length === 0 ? (
            <li>
              <Check size={16} className={styles.whole} aria-hidden />
              学员需要的内容都有了
            </li>
          ) : null}
        </ul>
        {unsaved ? <p className={styles.hint}>有未保存的修改，请先保存。</p> : null}
        <ShelfActs course={course} unsaved={unsaved} onMoved={onMoved} />
      </Card>
      <Card title="学员" note={`${counted(course.students)} 人`}>
        <ul className={styles.ways}>
          <li>
            <Link to={`/staff/courses/learners?course=${course.id}`}>看学员与进度</Link>
          </li>
          <li>
            <Link to={`/staff/exams?course=${course.id}`}>看这门课的考试</Link>
          </li>
          <li>
            <Link to={`/staff/exams/bank?course=${course.id}`}>看这门课的题库</Link>
          </li>
          {course.waiting > 0 ? (
            <li>
              <Link to="/staff/queue/coursetexts">{course.waiting} 条内容待审核</Link>
            </li>
          ) : null}
        </ul>
      </Card>
      <Card title="经过" note="来自操作日志">
        <ol className={styles.history}>
          {course.history.map(({ title, actor, note, at }) => (
            <li key={`${at} ${title} ${note}`}>
              <b>{title}</b>
              {note ? <span>{note}</span> : null}
              <small>
                {actor} · {formatWhen(at)}
              </small>
            </li>
          ))}
          {course.history.length === 0 ? <li className={styles.hint}>还没有记录</li> : null}
        </ol>
      </Card>
    </aside>
  );
}
