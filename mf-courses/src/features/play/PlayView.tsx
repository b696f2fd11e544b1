import { useQuery } from '@harbor/runtime';
import { AsideFrame, Panel } from '@harbor/ui/desktop';
import { Button, LinkButton } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Materials } from '../../courses/Materials';
import { buyPath, coursePath } from '../../courses/paths';
import { courseExams } from '../../courses/queries';
import { TeacherBox } from '../../courses/TeacherBox';
import { PageFrame } from '../../parts/PageFrame';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText } from '../../player/clock';
import { Player } from '../../player/Player';
import type { LessonPlay } from '../../player/readLesson';
import { DiscussBlock } from '../../talk/DiscussBlock';
import { NotesBlock } from '../../talk/NotesBlock';
import { lessonCover } from './LessonCover';
import { LessonList } from './LessonList';
import styles from './PlayView.module.css';
import { Points } from './Points';
import { ProgressRing } from './ProgressRing';
import { Transcript } from './Transcript';
import { useLesson } from './useLesson';
import { useNoteSeconds } from './useNoteSeconds';
import { offlineText, useOffline } from './useOffline';

interface PlayViewProps {
  courseId: number;
  play: LessonPlay;
  at: number | undefined;
}

const views = ['笔记', '讨论', '字幕全文', '资料', '课程介绍'] as const;

/** A lesson on the desktop: the player on dark ground with the contents beside it, below it what goes with the lesson. */
export function PlayView({ courseId, play: given, at }: PlayViewProps) {
  const { info, own } = given;
  const lesson = useLesson(courseId, given, at);
  const { course, second, waiting, seek } = lesson;
  const exams = useQuery({ ...courseExams(courseId), enabled: own }).data?.exams ?? [];
  const exam = exams.find(({ lesson_id }) => lesson_id === info.lesson.id);
  const noteSeconds = useNoteSeconds(courseId, info.lesson.id, own);
  const offline = useOffline();
  const [view, setView] = useState<(typeof views)[number]>('笔记');
  const below = useRef<HTMLDivElement>(null);
  const handleNote = () => {
    setView('笔记');
    lesson.write();
    below.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const files = course?.materials.filter(
    ({ lesson_id }) => lesson_id === null || lesson_id === info.lesson.id,
  );
  const percent = lesson.learnt?.course_percent ?? course?.own?.percent ?? 0;
  const from =
    lesson.resumed === undefined
      ? ''
      : `已从上次的 ${clockText(lesson.resumed)} 继续播放${info.lesson.position_device ? `（来自${info.lesson.position_device}）` : ''}`;
  return (
    <>
      <div className={styles.band} data-dark-top>
        <div className={styles.columns}>
          <div className={styles.screen}>
            <Player
              handle={lesson.player}
              info={info}
              play={lesson.play}
              startAt={lesson.startAt}
              notes={noteSeconds}
              standing={offlineText(offline, waiting)}
              cover={lessonCover({ courseId, info, lesson, exam })}
              onVideo={lesson.setVideo}
              onTime={lesson.handleTime}
              onEnded={lesson.handleEnd}
              onTryEnd={lesson.handleTryEnd}
              onNote={own ? handleNote : undefined}
            />
            <div className={styles.line}>
              <div className={styles.words}>
                <h1 className={styles.title}>
                  第 {info.lesson.number} 讲 {info.lesson.title}
                </h1>
                <p className={styles.sub}>
                  {[info.course.teacher, from || (own ? '' : '试看')].filter(Boolean).join(' · ')}
                </p>
              </div>
              {own ? null : (
                <LinkButton to={buyPath(courseId)} primary>
                  购买课程
                </LinkButton>
              )}
              {info.lesson.next_id !== null && own ? (
                <Button kind="primary" onClick={() => lesson.open(info.lesson.next_id ?? 0)}>
                  下一讲
                  <ChevronRight size={16} aria-hidden className={styles.arrow} />
                </Button>
              ) : null}
            </div>
          </div>
          {course ? (
            <nav className={styles.contents} aria-label="课程目录">
              <div className={styles.contentsHead}>
                <h2>课程目录</h2>
                <span>
                  {own
                    ? `已学 ${course.own?.done_lessons ?? 0} / ${course.lessons} 讲`
                    : `共 ${course.lessons} 讲`}
                </span>
              </div>
              {own ? <ProgressBar percent={percent} label="课程进度" className={styles.bar} /> : null}
              <LessonList course={course} playing={info.lesson.id} exams={exams} />
            </nav>
          ) : null}
        </div>
      </div>
      <PageFrame className={styles.below}>
        <div ref={below} className={styles.anchor} />
        <AsideFrame
          label="进度与要点"
          stays="begin"
          aside={
            <>
              {own && course ? (
                <ProgressRing
                  percent={percent}
                  watched={course.watched_seconds}
                  lessons={course.lessons_planned || course.lessons}
                  certificate={course.has_certificate}
                />
              ) : null}
              <Points markers={info.lesson.markers} second={second} onSeek={seek} />
              {course ? <TeacherBox teacher={course.teacher_info} /> : null}
            </>
          }
        >
          <Panel padding="none">
            <div className={styles.tabs} role="tablist" aria-label="这一讲">
              {views.map((one) => (
                <button
                  key={one}
                  id={`play-tab-${one}`}
                  type="button"
                  role="tab"
                  aria-selected={view === one}
                  aria-controls="play-part"
                  className={view === one ? `${styles.tab} ${styles.on}` : styles.tab}
                  onClick={() => setView(one)}
                >
                  {one}
                  {one === '资料' && files && files.length > 0 ? <small>{files.length}</small> : null}
                </button>
              ))}
            </div>
            <div id="play-part" role="tabpanel" aria-labelledby={`play-tab-${view}`} className={styles.part}>
              {view === '笔记' ? (
                <NotesBlock
                  courseId={courseId}
                  lessonId={info.lesson.id}
                  owner={lesson.owner}
                  second={lesson.marked}
                  onSeek={seek}
                  onWrite={lesson.mark}
                  writing={lesson.writing}
                />
              ) : null}
              {view === '讨论' ? (
                <DiscussBlock
                  courseId={courseId}
                  lessonId={info.lesson.id}
                  second={lesson.marked}
                  onSeek={seek}
                  onWrite={lesson.mark}
                />
              ) : null}
              {view === '字幕全文' ? (
                <Transcript courseId={courseId} info={info} second={second} onSeek={seek} />
              ) : null}
              {view === '资料' ? <Materials files={files ?? []} /> : null}
              {view === '课程介绍' && course ? (
                <div className={styles.intro}>
                  <p>{course.intro}</p>
                  <LinkButton to={coursePath(courseId)}>课程主页</LinkButton>
                </div>
              ) : null}
            </div>
          </Panel>
        </AsideFrame>
      </PageFrame>
    </>
  );
}
