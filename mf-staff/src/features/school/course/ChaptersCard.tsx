import type { DeskCourse } from '@harbor/contract';
import { Button, Empty } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import { useDeleteChapter } from '../queries';
import { lengthWords } from '../words';
import { ChapterBlock } from './ChapterBlock';
import { ChapterForm } from './ChapterForm';
import styles from './ChaptersCard.module.css';
import { LessonForm } from './LessonForm';
import { chapterStepped, placed, placeWords, stepped } from './outline';
import { useOutline } from './useOutline';

export interface ChaptersCardProps {
  course: DeskCourse;
  onTold: (course: DeskCourse) => void;
}

type Asked =
  | { kind: 'chapter'; id?: number; title: string }
  | { kind: 'lesson'; chapter: number }
  | { kind: 'delete'; id: number; title: string };

/** Chapters and lessons: made, named, put in order by drag or by key, opened. */
export function ChaptersCard({ course, onTold }: ChaptersCardProps) {
  const arranging = useOutline(course, onTold);
  const { outline, arrange, chapters } = arranging;
  const [asked, setAsked] = useState<Asked>();
  const [dragged, setDragged] = useState<number>();
  const remove = useDeleteChapter();
  const close = () => setAsked(undefined);
  const add = (
    <Button icon={<Plus size={15} aria-hidden />} onClick={() => setAsked({ kind: 'chapter', title: '' })}>
      添加一章
    </Button>
  );

  function handleDrop(chapter: number, before?: number) {
    if (dragged === undefined) return;
    const next = placed(outline, dragged, chapter, before);
    void arrange(next, `已移到${placeWords(next, dragged)}`);
    setDragged(undefined);
  }

  return (
    <Card
      title="章节与讲次"
      note={`${course.lessons} 讲 · ${lengthWords(course.seconds)}`}
      extra={chapters.length > 0 ? add : null}
      flush
    >
      <p className={styles.said} role="status">
        {arranging.said}
      </p>
      {arranging.problem ? (
        <p className={styles.problem} role="alert">
          {arranging.problem}，顺序没有改变
        </p>
      ) : null}
      {chapters.length === 0 ? (
        <Empty compact title="还没有章节" description="先添加一章，再往里添加讲次、上传视频" action={add} />
      ) : null}
      <ol className={styles.chapters} aria-label="章节">
        {chapters.map((chapter, at) => (
          <ChapterBlock
            key={chapter.id}
            course={course.id}
            chapter={chapter}
            n={at + 1}
            edge={{ first: at === 0, last: at === chapters.length - 1 }}
            busy={arranging.busy}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={(before) => handleDrop(chapter.id, before)}
            onMove={(by) =>
              void arrange(
                chapterStepped(outline, chapter.id, by),
                `“${chapter.title}”已${by < 0 ? '上移' : '下移'}`,
              )
            }
            onMoveLesson={(lesson, by) => {
              const next = stepped(outline, lesson, by);
              void arrange(next, `已移到${placeWords(next, lesson)}`);
            }}
            onRename={() => setAsked({ kind: 'chapter', id: chapter.id, title: chapter.title })}
            onDelete={() => setAsked({ kind: 'delete', id: chapter.id, title: chapter.title })}
            onAdd={() => setAsked({ kind: 'lesson', chapter: chapter.id })}
          />
        ))}
      </ol>
      {asked?.kind === 'chapter' ? (
        <ChapterForm
          course={course.id}
          chapter={asked.id}
          title={asked.title}
          onTold={onTold}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'lesson' ? (
        <LessonForm course={course.id} chapter={asked.chapter} onClose={close} />
      ) : null}
      {asked?.kind === 'delete' ? (
        <AskFirst
          title={`删除“${asked.title}”`}
          yes="删除这一章"
          danger
          done="已删除"
          act={async () => onTold(await remove.mutateAsync({ params: { id: asked.id } }))}
          onClose={close}
        >
          <p>这一章里没有讲次，删除后不能恢复。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
