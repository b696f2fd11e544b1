import type { VideoInfo } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { Button, LinkButton } from '@harbor/ui/kit';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { buyPath, coursePath, examPath } from '../../courses/paths';
import { BlockedCard } from '../../player/BlockedCard';
import { lengthText } from '../../player/clock';
import styles from './LessonCover.module.css';
import type { Lesson } from './useLesson';

interface LessonCoverOptions {
  courseId: number;
  info: VideoInfo;
  lesson: Lesson;
  /** The exam that belongs to this lesson. */
  exam: { title: string } | undefined;
}

/** What stands in place of the picture: why it does not play, or what comes after it. Nothing while it plays. */
export function lessonCover({ courseId, info, lesson, exam }: LessonCoverOptions) {
  const { play, ended, course } = lesson;
  if (play.blocked)
    return (
      <BlockedCard blocked={play.blocked} onTakeOver={play.takeOver} coursePath={coursePath(courseId)} />
    );
  if (ended === 'try')
    return (
      <div className={styles.card}>
        <p className={styles.title}>试看到此，共 {lengthText(info.until)}</p>
        <p>购买后看完整的一讲，笔记和进度从这里接着记</p>
        <div className={styles.ways}>
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={lesson.again}>
            再看一遍
          </Button>
          <LinkButton to={buyPath(courseId)} primary>
            {course && course.price_fen > 0
              ? `购买课程 ¥${formatFen(course.price_fen, { trim: true })}`
              : '免费加入'}
          </LinkButton>
        </div>
      </div>
    );
  if (ended !== 'lesson') return undefined;
  const next = info.lesson.next_id;
  const done = lesson.learnt?.completed;
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {lesson.owner === undefined ? '这一讲看完了' : done ? '本讲已学完' : '播放结束'}
      </p>
      {lesson.owner !== undefined && lesson.learnt && !done ? (
        <p>真实看过 {lesson.learnt.percent}%，看满九成算学完</p>
      ) : null}
      <div className={styles.ways}>
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={lesson.again}>
          重看
        </Button>
        {exam ? <LinkButton to={examPath(courseId, info.lesson.id)}>{exam.title}</LinkButton> : null}
        {next !== null ? (
          <Button kind="primary" onClick={() => lesson.open(next)}>
            下一讲
            <ChevronRight size={16} aria-hidden />
          </Button>
        ) : (
          <LinkButton to={coursePath(courseId)} primary>
            回到课程
          </LinkButton>
        )}
      </div>
    </div>
  );
}
