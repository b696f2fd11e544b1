import type { CourseChapter, CourseDetail, CourseLesson } from '@harbor/contract';
import { lessonProgress } from '@harbor/contract/lesson-progress';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { isOwned } from '../../courses/badge';
import { LessonMark } from '../../courses/LessonMark';
import { playPath } from '../../courses/paths';
import { chapterText } from '../../courses/words';
import { clockText, lengthText } from '../../player/clock';
import { playsAhead } from '../../player/openAhead';
import styles from './Contents.module.css';

interface ContentsProps {
  course: CourseDetail;
  /** Tries a lesson in the player above. */
  onTry: (lesson: number) => void;
}

/** What opens a lesson that is closed. */
const closedText = ({ price_fen }: CourseDetail) => (price_fen === 0 ? '加入后解锁' : '购买后解锁');

/** Every chapter with its lessons, each with how it stands for whoever looks. */
export function Contents({ course, onTry }: ContentsProps) {
  const all = course.chapters.flatMap(({ lessons }) => lessons);
  const done = all.filter(({ progress }) => progress === lessonProgress.completed).length;
  const closed = all.filter(({ may_watch }) => may_watch === 'none').length;
  const open = all.length - done - closed;
  const legend = [
    done > 0 && (['已学完', done, styles.done] as const),
    open > 0 && (['可看', open, styles.open] as const),
    closed > 0 && ([closedText(course), closed, styles.closed] as const),
  ].filter((one) => one !== false);
  return (
    <>
      <p className={styles.legend}>
        {legend.map(([label, count, look]) => (
          <span key={label}>
            <i className={look} aria-hidden="true" />
            {label} {count}
          </span>
        ))}
      </p>
      {course.chapters.map((chapter, n) => (
        <Chapter key={chapter.id} chapter={chapter} n={n + 1} course={course} onTry={onTry} />
      ))}
    </>
  );
}

interface ChapterProps extends ContentsProps {
  chapter: CourseChapter;
  n: number;
}

function Chapter({ chapter, n, course, onTry }: ChapterProps) {
  return (
    <section className={styles.chapter} aria-label={chapter.title}>
      <h3 className={styles.head}>
        <span>{chapterText(n)}</span>
        <span className={styles.name}>{chapter.title}</span>
        <small>
          {chapter.lessons.length} 讲 · {lengthText(chapter.seconds)}
        </small>
      </h3>
      <ul>
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonLine lesson={lesson} course={course} onTry={onTry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LessonLineProps extends ContentsProps {
  lesson: CourseLesson;
}

function LessonLine({ lesson, course, onTry }: LessonLineProps) {
  const { id, number, title, seconds, free, try_seconds, may_watch, progress, percent, status, status_text } =
    lesson;
  const playable = status === lessonStatus.playable;
  const words = (
    <>
      <LessonMark lesson={lesson} closed={closedText(course)} />
      <span className={styles.number}>{number}</span>
      <span className={styles.title}>{title}</span>
      {progress === lessonProgress.completed ? <span className={styles.learnt}>已学完</span> : null}
      {progress === lessonProgress.learning ? <span className={styles.learnt}>已学 {percent}%</span> : null}
      {free ? <Tag tone="accent">免费</Tag> : null}
      {!free && may_watch === 'try' ? <Tag tone="primary">试看 {lengthText(try_seconds)}</Tag> : null}
      <span className={styles.time}>{playable ? clockText(seconds) : status_text}</span>
    </>
  );
  if (!playable || may_watch === 'none') return <span className={styles.line}>{words}</span>;
  if (isOwned(course))
    return (
      <Link
        to={playPath(course.id, id)}
        {...playsAhead(course.id, id)}
        className={`${styles.line} ${styles.way}`}
      >
        {words}
      </Link>
    );
  return (
    <button type="button" className={`${styles.line} ${styles.way}`} onClick={() => onTry(id)}>
      {words}
    </button>
  );
}
