import type { CourseLesson } from '@harbor/contract';
import { lessonProgress } from '@harbor/contract/lesson-progress';
import { Check, Lock, Play } from 'lucide-react';
import styles from './LessonMark.module.css';

interface LessonMarkProps {
  lesson: Pick<CourseLesson, 'may_watch' | 'progress' | 'number'>;
  /** It plays now. */
  playing?: boolean;
  /** What opens it, where it is closed. */
  closed?: string;
}

/** How a lesson stands for whoever looks: completed, to be watched, or closed. The legend names the three. */
export function LessonMark({ lesson, playing = false, closed = '购买后解锁' }: LessonMarkProps) {
  if (playing)
    return (
      <span className={`${styles.mark} ${styles.now}`} role="img" aria-label="播放中">
        <Play size={11} fill="currentColor" />
      </span>
    );
  if (lesson.progress === lessonProgress.completed)
    return (
      <span className={`${styles.mark} ${styles.done}`} role="img" aria-label="已学完">
        <Check size={13} strokeWidth={3} />
      </span>
    );
  if (lesson.may_watch === 'none')
    return (
      <span className={`${styles.mark} ${styles.closed}`} role="img" aria-label={closed}>
        <Lock size={12} />
      </span>
    );
  return (
    <span className={`${styles.mark} ${styles.open}`} role="img" aria-label="可看">
      <Play size={11} fill="currentColor" />
    </span>
  );
}
