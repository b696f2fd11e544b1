import type { CourseDetail } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { Captions, Play } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { isOwned } from '../../courses/badge';
import { playPath } from '../../courses/paths';
import { clockText, lengthText } from '../../player/clock';
import { beginAhead } from '../../player/headStart';
import { loadLibrary } from '../../player/library';
import { playsAhead } from '../../player/openAhead';
import { trialVideo } from './queries';
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

/** The course's picture: the way on for who owns it, for others a player of what may be tried. */
export function Stage({ course, playing, onPlay }: StageProps) {
  const { id, cover, trials, captions, lessons, own } = course;
  const next = own?.next;
  const trial = trials.find(({ lesson_id }) => lesson_id === playing) ?? trials[0];
  const tried = playing === undefined ? undefined : trial?.lesson_id;
  // Asked for with the press, beside the player and what it plays by: one after the other, the picture would come later.
  const info = useQuery({ ...trialVideo(id, tried ?? 0), enabled: tried !== undefined }).data;
  useEffect(() => {
    if (info) beginAhead(info, 0);
  }, [info]);
  useEffect(() => {
    if (tried !== undefined) loadLibrary().catch(() => undefined);
  }, [tried]);
  const picture = (
    <div className={styles.stage}>
      <Cover src={cover} ratio="16/9" eager className={styles.cover} />
      {isOwned(course) && lessons > 0 ? (
        <Link to={playPath(id, next?.lesson_id)} {...playsAhead(id, next?.lesson_id)} className={styles.open}>
          <span className={styles.play}>
            <Play size={30} fill="currentColor" aria-hidden />
          </span>
          <span className={styles.words}>
            <b>{next ? `第 ${next.number} 讲 ${next.title}` : '已学完，再看看'}</b>
            <span>{next && next.position > 0 ? `从 ${clockText(next.position)} 继续学` : '开始学习'}</span>
          </span>
        </Link>
      ) : trial && playing === undefined ? (
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
