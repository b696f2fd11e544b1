import type { DeskCourse, DeskLesson } from '@harbor/contract';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { call, navigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { useDeleteLesson, useLessonShelf, useTellCourse, useTellLesson } from '../queries';
import styles from './LessonEditor.module.css';
import { LiveCard } from './LiveCard';
import { VersionCard } from './VersionCard';

export interface LessonSideProps {
  course: DeskCourse;
  lesson: DeskLesson;
  unsaved: boolean;
}

/** What is done with a lesson as a whole: looked at as a learner, hidden, brought back, deleted. */
export function LessonSide({ course, lesson, unsaved }: LessonSideProps) {
  const [asked, setAsked] = useState<'off' | 'delete'>();
  const saving = useSaving();
  const shelf = useLessonShelf();
  const remove = useDeleteLesson();
  const tell = useTellLesson(course.id);
  const tellCourse = useTellCourse(course.id);
  const { id, title, status, seconds, can_delete } = lesson;
  const close = () => setAsked(undefined);

  async function handlePreview() {
    // Opened while the press still counts as one: browsers stop windows that come later.
    const page = window.open('', '_blank');
    const found = await saving.run(() =>
      call('GET /staff/course/preview/:id', { params: { id }, silent: true }),
    );
    if (!page) return;
    if (found) page.location.replace(found.path);
    else page.close();
  }

  return (
    <aside className={styles.side}>
      <VersionCard lesson={id} />
      <Card title="这一讲">
        <div className={styles.acts}>
          <Button block disabled={seconds === 0} onClick={() => void handlePreview()}>
            以学员身份预览
          </Button>
          {seconds === 0 ? <p className={styles.hint}>视频就绪后可以预览。</p> : null}
          {status === lessonStatus.offShelf ? (
            <Button
              block
              kind="primary"
              loading={saving.busy}
              onClick={() =>
                void saving.run(async () =>
                  tell(await shelf.mutateAsync({ params: { id }, body: { on: true } })),
                )
              }
            >
              恢复上架
            </Button>
          ) : status === lessonStatus.playable ? (
            <Button block onClick={() => setAsked('off')}>
              下架这一讲
            </Button>
          ) : null}
          {can_delete ? (
            <Button block onClick={() => setAsked('delete')}>
              删除这一讲
            </Button>
          ) : (
            <p className={styles.hint}>已有学员学过，不能删除，可以下架。</p>
          )}
          {saving.problem ? (
            <p className={styles.problem} role="alert">
              {saving.problem}
            </p>
          ) : null}
          {unsaved ? <p className={styles.hint}>预览的是已保存的内容。</p> : null}
        </div>
      </Card>
      <LiveCard lesson={id} playable={seconds > 0} />
      {asked === 'off' ? (
        <AskFirst
          title={`下架“${title}”`}
          yes="下架"
          done="已下架"
          act={async () => tell(await shelf.mutateAsync({ params: { id }, body: { on: false } }))}
          onClose={close}
        >
          <p>下架后学员看不到这一讲，已有的进度与笔记保留，可以随时恢复。</p>
        </AskFirst>
      ) : null}
      {asked === 'delete' ? (
        <AskFirst
          title={`删除“${title}”`}
          yes="删除"
          danger
          done="已删除"
          act={async () => {
            const left = await remove.mutateAsync({ params: { id } });
            // Once the page is no longer held for what was typed; the course then stands without the lesson.
            setTimeout(() => {
              navigate(`/staff/courses/${course.id}`, { replace: true });
              tellCourse(left);
            });
          }}
          onClose={close}
        >
          <p>视频、字幕、要点与资料一并删除，不能恢复。</p>
        </AskFirst>
      ) : null}
    </aside>
  );
}
