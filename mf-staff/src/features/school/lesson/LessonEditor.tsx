import type { DeskCourse, DeskLesson } from '@harbor/contract';
import { Link, useUnsavedGuard } from '@harbor/runtime';
import { Button, Checkbox } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import page from '../../../parts/EditorPage.module.css';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import { LineField } from '../../../parts/LineField';
import { Clash } from '../Clash';
import { MaterialsCard } from '../MaterialsCard';
import { lessonTone } from '../words';
import { CaptionsCard } from './CaptionsCard';
import styles from './LessonEditor.module.css';
import { LessonSide } from './LessonSide';
import { MarkersCard } from './MarkersCard';
import { useLesson } from './useLesson';
import { useVideoUpload } from './useVideoUpload';
import { VideoCard } from './VideoCard';

export interface LessonEditorProps {
  course: DeskCourse;
  chapter: DeskCourse['chapters'][number];
  lesson: DeskLesson;
}

/** Everything of a lesson on one page. */
export function LessonEditor({ course, chapter, lesson }: LessonEditorProps) {
  const editing = useLesson(course.id, lesson);
  const sending = useVideoUpload(lesson.id);
  const { form, unsaved, problems, change } = editing;
  const onItsWay = sending.upload !== undefined;
  const [captionsUnsaved, setCaptionsUnsaved] = useState(false);
  const guard = useUnsavedGuard(unsaved || captionsUnsaved || onItsWay);
  return (
    <div className={page.editor}>
      <header className={`${page.head} ${styles.head}`}>
        <Link to={`/staff/courses/${course.id}`} className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          {course.title}
        </Link>
        <h1>
          {lesson.number}. {lesson.title}
        </h1>
        <Tag tone={lessonTone(lesson.status)}>{lesson.status_text}</Tag>
        <span className={page.state} aria-live="polite">
          {unsaved ? '有未保存的修改' : '已保存'}
        </span>
        <Button
          kind="primary"
          className={page.save}
          loading={editing.busy}
          disabled={!unsaved}
          onClick={() => void editing.save()}
        >
          保存修改
        </Button>
      </header>
      <div className={page.columns}>
        <div className={styles.main}>
          <Clash editing={editing} />
          <VideoCard lesson={lesson} sending={sending} />
          <Card title="基本信息" note={chapter.title}>
            <LineField
              label="讲名"
              value={form.title}
              onChange={(title) => change({ title })}
              max={60}
              error={problems.title}
            />
            <div className={styles.tick}>
              <Checkbox checked={form.free} onChange={(free) => change({ free })}>
                免费：不登录也可以看完整一讲
              </Checkbox>
            </div>
            {form.free ? null : (
              <LineField
                label="试看"
                unit="分钟"
                inputMode="numeric"
                value={form.minutes}
                onChange={(minutes) => change({ minutes })}
                error={problems.try_seconds}
                hint="所有人可看开头几分钟，之后提示购买；不填即不能试看"
              />
            )}
          </Card>
          <MarkersCard
            markers={form.markers}
            seconds={lesson.seconds}
            problems={problems}
            problem={problems.markers}
            onChange={(markers) => change({ markers })}
          />
          <CaptionsCard
            course={course.id}
            lesson={lesson}
            unsaved={captionsUnsaved}
            onUnsaved={setCaptionsUnsaved}
          />
          <MaterialsCard
            title="本讲资料"
            note="已开通的学员可以下载"
            course={course.id}
            lesson={lesson.id}
            files={lesson.files}
          />
        </div>
        <LessonSide course={course} lesson={lesson} unsaved={unsaved} />
      </div>
      <LeaveQuestion
        guard={guard}
        title={unsaved ? undefined : onItsWay ? '停止上传并离开？' : '放弃未保存的字幕？'}
        text={[
          unsaved ? '页面上的修改还没有保存。' : '',
          captionsUnsaved ? '字幕的修改还没有保存，离开后不会保留。' : '',
          onItsWay ? '视频还没有传完。已传的部分保留，之后选择同一个文件即可接着传。' : '',
        ].join('')}
        onDiscard={guard.leave}
        save={unsaved ? { label: '保存并离开', run: editing.save } : undefined}
      />
    </div>
  );
}
