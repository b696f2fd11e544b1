import type { CourseDetail } from '@harbor/contract';
import { Clock, History, ListVideo, NotebookPen, Play } from 'lucide-react';
import { clockText, lengthText } from '../../player/clock';
import styles from './TrialCards.module.css';

interface TrialCardsProps {
  trials: CourseDetail['trials'];
  playing: number | undefined;
  onPlay: (lesson: number) => void;
}

const abilities = [
  { text: '0.75–2 倍速，记住上次', Icon: Clock },
  { text: '章节标记', Icon: ListVideo },
  { text: '换设备接着看', Icon: History },
  { text: '记到秒的笔记', Icon: NotebookPen },
];

/** Up to three lessons to try, and what the player can do. */
export function TrialCards({ trials, playing, onPlay }: TrialCardsProps) {
  return (
    <>
      {trials.length > 0 ? (
        <ul className={styles.cards} aria-label="可以试看的讲次">
          {trials.slice(0, 3).map(({ lesson_id, number, title, seconds, free, try_seconds }) => (
            <li key={lesson_id}>
              <button
                type="button"
                className={playing === lesson_id ? `${styles.card} ${styles.on}` : styles.card}
                aria-pressed={playing === lesson_id}
                onClick={() => onPlay(lesson_id)}
              >
                <span className={styles.play}>
                  <Play size={14} fill="currentColor" aria-hidden />
                </span>
                <span className={styles.words}>
                  <b>
                    第 {number} 讲 {title}
                  </b>
                  <span>{free ? `免费 · ${clockText(seconds)}` : `试看 ${lengthText(try_seconds)}`}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles.abilities}>
        {abilities.map(({ text, Icon }) => (
          <li key={text}>
            <Icon size={14} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
