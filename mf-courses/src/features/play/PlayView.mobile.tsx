import { useQuery } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { LinkButton } from '@harbor/ui/kit';
import { BarButton, BottomBar, Sheet } from '@harbor/ui/mobile';
import { Download, ListVideo, MessageCircle, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Materials } from '../../courses/Materials';
import { buyPath } from '../../courses/paths';
import { courseExams } from '../../courses/queries';
import { countText } from '../../courses/words';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText } from '../../player/clock';
import { Player } from '../../player/Player';
import type { LessonPlay } from '../../player/readLesson';
import { DiscussBlock } from '../../talk/DiscussBlock';
import { NotesBlock } from '../../talk/NotesBlock';
import { lessonCover } from './LessonCover';
import { LessonList } from './LessonList';
import styles from './PlayView.mobile.module.css';
import { Points } from './Points';
import { Transcript } from './Transcript';
import { useLesson } from './useLesson';
import { useNoteSeconds } from './useNoteSeconds';
import { offlineText, useOffline } from './useOffline';

interface PlayViewProps {
  courseId: number;
  play: LessonPlay;
  at: number | undefined;
}

const views = ['章节', '笔记', '讨论', '字幕', '资料'] as const;

/** A lesson on the phone: the player stays at the top, everything else scrolls below it or comes as a sheet. */
export function PlayView({ courseId, play: given, at }: PlayViewProps) {
  const { info, own } = given;
  const lesson = useLesson(courseId, given, at);
  const { course, second, waiting, seek } = lesson;
  const exams = useQuery({ ...courseExams(courseId), enabled: own }).data?.exams ?? [];
  const exam = exams.find(({ lesson_id }) => lesson_id === info.lesson.id);
  const noteSeconds = useNoteSeconds(courseId, info.lesson.id, own);
  const offline = useOffline();
  const [view, setView] = useState<(typeof views)[number]>('章节');
  const [sheet, setSheet] = useState<'notes' | 'chapters'>();
  const percent = lesson.learnt?.course_percent ?? course?.own?.percent ?? 0;
  const files = course?.materials.filter(
    ({ lesson_id }) => lesson_id === null || lesson_id === info.lesson.id,
  );
  const openNotes = () => {
    lesson.write();
    // Where the notes stand on the page already, they are not opened a second time.
    if (view !== '笔记') setSheet('notes');
  };
  const notes = (
    <NotesBlock
      courseId={courseId}
      lessonId={info.lesson.id}
      owner={lesson.owner}
      second={lesson.marked}
      onSeek={seek}
      onWrite={lesson.mark}
      writing={lesson.writing}
    />
  );
  return (
    <>
      <div className={styles.screen}>
        <Player
          handle={lesson.player}
          info={info}
          play={lesson.play}
          startAt={lesson.startAt}
          notes={noteSeconds}
          standing={offlineText(offline, waiting)}
          cover={lessonCover({ courseId, info, lesson, exam })}
          head={
            <div className={styles.bar}>
              <span className={styles.name}>
                第 {info.lesson.number} 讲 {info.lesson.title}
              </span>
              <button
                type="button"
                className={styles.back}
                aria-label="章节"
                onClick={() => setSheet('chapters')}
              >
                <ListVideo size={22} aria-hidden />
              </button>
            </div>
          }
          onVideo={lesson.setVideo}
          onTime={lesson.handleTime}
          onEnded={lesson.handleEnd}
          onTryEnd={lesson.handleTryEnd}
        />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{info.course.title}</h1>
        <p className={styles.who}>
          <Avatar name={info.course.teacher} src={course?.teacher_info.avatar} size={30} />
          <b>{info.course.teacher}</b>
          {course ? <span>{countText(course.students)} 人在学</span> : null}
          <span className={styles.learnt}>{own ? `已学 ${percent}%` : '试看'}</span>
        </p>
        {own ? <ProgressBar percent={percent} label="课程进度" /> : null}
        {lesson.resumed !== undefined ? (
          <p className={styles.from}>
            已从上次的 {clockText(lesson.resumed)} 继续
            {info.lesson.position_device ? `（来自${info.lesson.position_device}）` : ''}
          </p>
        ) : null}
      </header>
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
        {view === '章节' && course ? (
          <LessonList course={course} playing={info.lesson.id} exams={exams} />
        ) : null}
        {view === '笔记' ? notes : null}
        {view === '讨论' ? (
          <DiscussBlock
            courseId={courseId}
            lessonId={info.lesson.id}
            second={lesson.marked}
            onSeek={seek}
            onWrite={lesson.mark}
          />
        ) : null}
        {view === '字幕' ? (
          <Transcript courseId={courseId} info={info} second={second} onSeek={seek} />
        ) : null}
        {view === '资料' ? <Materials files={files ?? []} /> : null}
      </div>
      {view === '章节' ? <Points markers={info.lesson.markers} second={second} onSeek={seek} /> : null}
      <div className={styles.foot}>
        <BottomBar label="记笔记与提问">
          {own ? (
            <button type="button" className={styles.write} onClick={openNotes}>
              <PencilLine size={17} aria-hidden />在 {clockText(second)} 记一条笔记
            </button>
          ) : (
            <span className={styles.buy}>
              <LinkButton to={buyPath(courseId)} primary wide>
                购买课程
              </LinkButton>
            </span>
          )}
          <BarButton onClick={() => setView('讨论')}>
            <MessageCircle size={20} aria-hidden />
            提问
          </BarButton>
          <BarButton onClick={() => setView('资料')}>
            <Download size={20} aria-hidden />
            资料
          </BarButton>
        </BottomBar>
      </div>
      <Sheet open={sheet === 'notes'} onClose={() => setSheet(undefined)} title="本讲笔记">
        <p className={styles.goes}>视频继续播放</p>
        {notes}
      </Sheet>
      <Sheet open={sheet === 'chapters'} onClose={() => setSheet(undefined)} title="章节">
        {course ? <LessonList course={course} playing={info.lesson.id} exams={exams} /> : null}
      </Sheet>
    </>
  );
}
