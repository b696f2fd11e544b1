import type { CourseDetail } from '@harbor/contract';
import { Cover } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { Captions, Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { lengthText } from '../../player/clock';
import styles from './Stage.module.css';

const loadPlayer = () => import('./TrialPlayer');

/** The player comes when somebody wants to watch, or is about to. */
const TrialPlayer = lazy(async () => ({ default: (await loadPlayer()).TrialPlayer }));
const handleNear = () => void loadPlayer().catch(() => undefined);

type Trial = CourseDetail['trials'][number];

/** How much of a lesson anybody may watch, in words. */
export const trialText = ({ free, seconds, try_seconds }: Trial): string =>
  free ? `完整 ${lengthText(seconds)}，不登录也能看` : `试看 ${lengthText(try_seconds)}`;

interface StageProps {
  course: CourseDetail;
  /** The lesson that is tried; undefined for the picture. */
  playing: number | undefined;
  onPlay: (lesson: number) => void;
}

/** The course's picture, which becomes a player for what may be tried. */
export function Stage({ course, playing, onPlay }: StageProps) {
  const { cover, trials, captions } = course;
  const trial = trials.find(({ lesson_id }) => lesson_id === playing) ?? trials[0];
  const picture = (
    <div className={styles.stage}>
      <Cover src={cover} ratio="16/9" eager className={styles.cover} />
      {trial && playing === undefined ? (
        <button
          type="button"
          className={styles.open}
          onPointerEnter={handleNear}
          onFocus={handleNear}
          onClick={() => onPlay(trial.lesson_id)}
        >
          <span className={styles.play}>
            <Play size={30} fill="currentColor" aria-hidden />
          </span>
          <span className={styles.words}>
            <b>试看：{trial.title}</b>
            <span>{trialText(trial)}</span>
          </span>
          {captions.length > 0 && !onPhone ? (
            <span className={styles.captions}>
              <Captions size={15} aria-hidden />
              {captions.includes('en') ? '中英字幕' : '中文字幕'}
            </span>
          ) : null}
        </button>
      ) : null}
    </div>
  );
  if (playing === undefined) return picture;
  return (
    <Suspense fallback={picture}>
      <TrialPlayer key={playing} course={course} lesson={playing} />
    </Suspense>
  );
}
