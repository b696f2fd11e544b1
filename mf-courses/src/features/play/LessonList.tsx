import type { CourseDetail, ExamCard } from '@harbor/contract';
import { lessonProgress } from '@harbor/contract/lesson-progress';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { FileCheck2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LessonMark } from '../../courses/LessonMark';
import { examPath, playPath } from '../../courses/paths';
import { chapterText } from '../../courses/words';
import { clockText } from '../../player/clock';
import styles from './LessonList.module.css';

interface LessonListProps {
  course: CourseDetail;
  /** The lesson that plays. */
  playing: number;
  exams: readonly ExamCard[];
}

/** The contents beside the player: every lesson and exam, the one that plays in sight. */
export function LessonList({ course, playing, exams }: LessonListProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson is brought into sight
  useEffect(() => {
    const list = box.current;
    const one = list?.querySelector<HTMLElement>('[aria-current]');
    // Only the list moves: the page stays where it is.
    if (list && one && !onPhone) list.scrollTop = one.offsetTop - list.clientHeight / 2;
  }, [playing]);
  const whole = exams.filter(({ lesson_id }) => lesson_id === 0);
  return (
    <div ref={box} className={styles.list}>
      {course.chapters.map(({ id, title, lessons }, n) => (
        <section key={id} aria-label={title}>
          <p className={styles.chapter}>
            <span>
              {chapterText(n + 1)} · {title}
            </span>
            {onPhone ? (
              <small>
                {lessons.filter(({ progress }) => progress === lessonProgress.completed).length} /{' '}
                {lessons.length}
              </small>
            ) : null}
          </p>
          <ul>
            {lessons.map((lesson) => {
              const on = lesson.id === playing;
              const playable = lesson.status === lessonStatus.playable && lesson.may_watch !== 'none';
              const words = (
                <>
                  <LessonMark lesson={lesson} playing={on} />
                  <span className={styles.words}>
                    <span className={styles.title}>
                      {onPhone ? `${lesson.number}. ` : ''}
                      {lesson.title}
                    </span>
                    {onPhone ? <small>{phoneFacts(lesson)}</small> : null}
                  </span>
                  {onPhone ? (
                    on ? (
                      <span className={styles.now}>播放中</span>
                    ) : null
                  ) : (
                    <span className={styles.time}>
                      {lesson.status === lessonStatus.playable
                        ? clockText(lesson.seconds)
                        : lesson.status_text}
                    </span>
                  )}
                </>
              );
              return (
                <li key={lesson.id}>
                  {playable ? (
                    <Link
                      to={playPath(course.id, lesson.id)}
                      replace
                      className={on ? `${styles.lesson} ${styles.on}` : styles.lesson}
                      aria-current={on ? 'true' : undefined}
                    >
                      {words}
                    </Link>
                  ) : (
                    <span className={`${styles.lesson} ${styles.closed}`}>{words}</span>
                  )}
                  {exams
                    .filter(({ lesson_id }) => lesson_id === lesson.id)
                    .map((exam) => (
                      <ExamLine key={exam.id} exam={exam} />
                    ))}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {whole.map((exam) => (
        <ExamLine key={exam.id} exam={exam} />
      ))}
    </div>
  );
}

function phoneFacts({
  status,
  status_text,
  seconds,
  progress,
  percent,
}: CourseDetail['chapters'][number]['lessons'][number]) {
  if (status !== lessonStatus.playable) return status_text;
  const how =
    progress === lessonProgress.completed
      ? '已完成'
      : progress === lessonProgress.learning
        ? `已学 ${percent}%`
        : '未学';
  return `${clockText(seconds)} · ${how}`;
}

function ExamLine({ exam }: { exam: ExamCard }) {
  const { course_id, lesson_id, title, questions, minutes, pass, state, state_text } = exam;
  return (
    <Link to={examPath(course_id, lesson_id)} className={styles.lesson}>
      <span className={styles.exam}>{onPhone ? <FileCheck2 size={18} aria-hidden /> : '测'}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {onPhone ? '' : `（${questions} 题）`}
        </span>
        {onPhone ? (
          <small>
            {questions} 题 · {minutes} 分钟 · {pass} 分通过
          </small>
        ) : null}
      </span>
      <span className={styles.time}>{state === 'ready' ? `${minutes} 分钟` : state_text}</span>
    </Link>
  );
}
