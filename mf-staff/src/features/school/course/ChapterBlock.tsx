import type { DeskCourse } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { MoveButtons } from '../../../parts/MoveButtons';
import styles from './ChaptersCard.module.css';
import { LessonLine } from './LessonLine';

export interface ChapterBlockProps {
  course: number;
  chapter: DeskCourse['chapters'][number];
  /** From 1. */
  n: number;
  /** Whether it is the first and the last of the course. */
  edge: { first: boolean; last: boolean };
  busy: boolean;
  /** The lesson that is being dragged. */
  dragged: number | undefined;
  onDrag: (lesson: number | undefined) => void;
  /** What is dragged goes before a lesson of this chapter, or to its end. */
  onDrop: (before?: number) => void;
  onMove: (by: -1 | 1) => void;
  onMoveLesson: (lesson: number, by: -1 | 1) => void;
  onRename: () => void;
  onDelete: () => void;
  onAdd: () => void;
}

/** A chapter with its lessons; a lesson can be dropped on it. */
export function ChapterBlock(props: ChapterBlockProps) {
  const { course, chapter, n, edge, busy, dragged, onDrag, onDrop, onMove, onMoveLesson } = props;
  const { title, lessons } = chapter;
  const name = `第 ${n} 章 ${title}`;
  return (
    <li
      className={styles.chapter}
      data-over={dragged !== undefined ? '' : undefined}
      onDragOver={(event) => dragged !== undefined && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className={styles.acts}>
          <MoveButtons name={name} first={edge.first} last={edge.last} busy={busy} onMove={onMove} />
          <Button aria-label={`改名 ${title}`} onClick={props.onRename}>
            改名
          </Button>
          {lessons.length === 0 ? (
            <Button aria-label={`删除 ${name}`} onClick={props.onDelete}>
              删除
            </Button>
          ) : null}
          <Button aria-label={`在 ${name} 里添加一讲`} onClick={props.onAdd}>
            添加一讲
          </Button>
        </span>
      </div>
      {lessons.length === 0 ? (
        <p className={styles.none}>这一章还没有讲次，可以添加，或把别章的拖到这里</p>
      ) : null}
      <ol className={styles.lessons} aria-label={`${name} 的讲次`}>
        {lessons.map((lesson, at) => (
          <LessonLine
            key={lesson.id}
            course={course}
            lesson={lesson}
            first={edge.first && at === 0}
            last={edge.last && at === lessons.length - 1}
            busy={busy}
            dragged={dragged === lesson.id}
            onDrag={(on) => onDrag(on ? lesson.id : undefined)}
            onDrop={() => onDrop(lesson.id)}
            onMove={(by) => onMoveLesson(lesson.id, by)}
          />
        ))}
      </ol>
    </li>
  );
}
