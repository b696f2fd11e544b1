import type { DeskLesson } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { GripVertical } from 'lucide-react';
import { MoveButtons } from '../../../parts/MoveButtons';
import { clock, lessonTone } from '../words';
import styles from './ChaptersCard.module.css';

export interface LessonLineProps {
  course: number;
  lesson: DeskLesson;
  /** Whether it is the first and the last of the whole course. */
  first: boolean;
  last: boolean;
  busy: boolean;
  dragged: boolean;
  onDrag: (on: boolean) => void;
  /** What is dragged goes before this one. */
  onDrop: () => void;
  onMove: (by: -1 | 1) => void;
}

/** What has become of a lesson's recording, in a few words; empty where its state says it all. Pure. */
export function recordingWords({ video, seconds }: Pick<DeskLesson, 'video' | 'seconds'>): string {
  if (!video) return seconds > 0 ? '' : '还没有视频';
  if (video.note) return video.note;
  if (video.percent > 0 && video.percent < 100) return `${video.status_text} ${video.percent}%`;
  return seconds > 0 && video.in_use ? '' : video.status_text;
}

/** A lesson in the outline of its course: opened, or moved by drag or by key. */
export function LessonLine(props: LessonLineProps) {
  const { course, lesson, first, last, busy, dragged, onDrag, onDrop, onMove } = props;
  const { id, number, title, status, status_text, seconds, free, try_seconds } = lesson;
  const facts = [
    seconds > 0 ? clock(seconds) : '',
    free ? '免费' : try_seconds > 0 ? `试看 ${Math.round(try_seconds / 60)} 分钟` : '',
    lesson.markers.length > 0 ? `${lesson.markers.length} 个要点` : '',
    lesson.captions.length > 0
      ? `字幕 ${lesson.captions.map(({ lang }) => (lang === 'en' ? '英文' : '中文')).join('、')}`
      : '',
    lesson.files.length > 0 ? `${lesson.files.length} 份资料` : '',
    recordingWords(lesson),
  ];
  return (
    <li
      className={styles.lesson}
      draggable={!busy}
      data-dragged={dragged ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        // The chapter around it takes what is dropped elsewhere on it.
        event.stopPropagation();
        onDrop();
      }}
    >
      <GripVertical size={16} className={styles.grip} aria-hidden />
      <span className={styles.words}>
        <Link to={`/staff/courses/${course}/lessons/${id}`}>
          {number}. {title}
        </Link>
        <span className={styles.facts}>
          <Tag tone={lessonTone(status)}>{status_text}</Tag>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      <MoveButtons name={title} first={first} last={last} busy={busy} onMove={onMove} />
    </li>
  );
}
