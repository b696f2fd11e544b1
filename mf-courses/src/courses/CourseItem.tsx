import type { CourseCard, OwnCourse } from '@harbor/contract';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { Link } from '@harbor/runtime';
import { Price, Stars } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { ProgressBar } from '../parts/ProgressBar';
import { clockText } from '../player/clock';
import { playsAhead } from '../player/openAhead';
import { factsOf } from './badge';
import { CourseCover } from './CourseCover';
import styles from './CourseItem.module.css';
import { coursePath, playPath } from './paths';
import { countText } from './words';

interface CourseItemProps {
  course: CourseCard;
  /** In the first window: its picture comes first. */
  eager?: boolean;
}

/** A course in a grid of the desktop; an owned one shows how far it is where others show the price. */
export function CourseItem({ course, eager = false }: CourseItemProps) {
  const { id, title, own, price_fen, original_fen, score, students } = course;
  return (
    <Panel padding="none" className={styles.panel}>
      <article className={styles.card}>
        <CourseCover course={course} eager={eager} />
        <div className={styles.body}>
          <h3 className={styles.title}>
            <Link to={coursePath(id)} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.facts}>{factsOf(course)}</p>
          {own && own.status === enrolmentStatus.valid ? (
            <OwnFoot course={course} own={own} />
          ) : (
            <p className={styles.foot}>
              {price_fen === 0 ? (
                <span className={styles.free}>免费</span>
              ) : (
                <Price fen={price_fen} size="m" was={original_fen || undefined} />
              )}
              <span className={styles.rating}>
                <Stars value={score} />
                <span>{countText(students)} 人在学</span>
              </span>
            </p>
          )}
        </div>
      </article>
    </Panel>
  );
}

function OwnFoot({ course: { id, lessons }, own }: { course: CourseCard; own: OwnCourse }) {
  const { percent, done_lessons, next } = own;
  const where = next
    ? next.position > 0
      ? `看到第 ${next.number} 讲 ${clockText(next.position)}`
      : `下一讲：第 ${next.number} 讲`
    : percent >= 100
      ? '已学完'
      : '还没有开始';
  return (
    <>
      <p className={styles.progress}>
        <ProgressBar percent={percent} label="学习进度" className={styles.bar} />
        <span>
          {percent}% · {done_lessons}/{lessons} 讲
        </span>
      </p>
      <p className={styles.foot}>
        <span className={styles.where}>{where}</span>
        <Link to={playPath(id, next?.lesson_id)} {...playsAhead(id, next?.lesson_id)} className={styles.go}>
          {percent >= 100 ? '再看看' : '继续学'}
        </Link>
      </p>
    </>
  );
}
