import type { CourseCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Price, Stars } from '@harbor/ui';
import { ProgressBar } from '../parts/ProgressBar';
import { playsAhead } from '../player/openAhead';
import { factsOf, isOwned } from './badge';
import { CourseCover } from './CourseCover';
import styles from './CourseItem.mobile.module.css';
import { coursePath, playPath } from './paths';

interface CourseItemProps {
  course: CourseCard;
  /** In the first window: its picture comes first. */
  eager?: boolean;
}

/** A course in the phone's grid of two; an owned one shows how far it is where others show the price. */
export function CourseItem({ course, eager = false }: CourseItemProps) {
  const { id, title, own, price_fen, score } = course;
  const owned = isOwned(course) && own;
  return (
    <article className={styles.card}>
      <CourseCover course={course} eager={eager} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={coursePath(id)} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.facts}>{factsOf(course, true)}</p>
        {owned ? (
          <>
            <ProgressBar percent={owned.percent} label="学习进度" className={styles.bar} />
            <p className={styles.foot}>
              <span className={styles.learnt}>已学 {owned.percent}%</span>
              <Link
                to={playPath(id, owned.next?.lesson_id)}
                {...playsAhead(id, owned.next?.lesson_id)}
                className={styles.go}
              >
                继续学
              </Link>
            </p>
          </>
        ) : (
          <p className={styles.foot}>
            {price_fen === 0 ? <span className={styles.free}>免费</span> : <Price fen={price_fen} size="s" />}
            <span className={styles.score}>
              <Stars value={score} />
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
