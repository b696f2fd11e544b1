import type { CourseCard } from '@harbor/contract';
import { Cover } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { clockText, lengthText } from '../player/clock';
import { badgeOf } from './badge';
import styles from './CourseCover.module.css';

interface CourseCoverProps {
  course: CourseCard;
  eager?: boolean;
}

/** A course's picture with what it says first, and how long it is. */
export function CourseCover({ course, eager = false }: CourseCoverProps) {
  const badge = badgeOf(course);
  return (
    <span className={styles.cover}>
      <Cover src={course.cover} ratio="16/9" eager={eager} />
      {badge ? <span className={`${styles.badge} ${styles[badge.tone]}`}>{badge.text}</span> : null}
      {course.seconds > 0 ? (
        <span className={styles.length}>
          {onPhone ? clockText(course.seconds) : lengthText(course.seconds)}
        </span>
      ) : null}
    </span>
  );
}
