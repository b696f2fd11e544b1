import { Link } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import { LinkButton, onPhone } from '@harbor/ui/kit';
import { FileCheck2, Play, RefreshCw } from 'lucide-react';
import { examPath, playPath, reviewPath } from '../../courses/paths';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText } from '../../player/clock';
import { playsAhead } from '../../player/openAhead';
import styles from './OwnCards.module.css';
import { useOwnCards } from './useOwnCards';

/** Where a member goes on: the lesson that they left, an exam that is left to do, what is to be gone over today. */
export function OwnCards() {
  const { last, review, exam } = useOwnCards();
  const due = review?.due ?? 0;
  if (!last && !exam && due === 0) return null;
  return (
    <section className={styles.cards} aria-label="继续学习">
      {last ? (
        <div className={`${styles.card} ${styles.last}`}>
          <span className={styles.picture}>
            <Cover src={last.course.cover} ratio="16/9" />
            <span className={styles.play} aria-hidden="true">
              <Play size={18} fill="currentColor" />
            </span>
          </span>
          <div className={styles.words}>
            <p className={styles.small}>
              继续学习{last.device ? ` · ${formatWhen(last.at)} · 来自${last.device}` : ''}
            </p>
            <p className={styles.name}>
              第 {last.lesson.number} 讲 {last.lesson.title}
            </p>
            <p className={styles.progress}>
              <ProgressBar
                percent={(last.position / Math.max(1, last.lesson.seconds)) * 100}
                label="这一讲看到"
                className={styles.bar}
              />
              <span>
                {clockText(last.position)} / {clockText(last.lesson.seconds)}
              </span>
            </p>
            <LinkButton
              to={playPath(last.course.id, last.lesson.id)}
              {...playsAhead(last.course.id, last.lesson.id)}
              primary
            >
              {onPhone ? '继续' : `从 ${clockText(last.position)} 继续`}
            </LinkButton>
          </div>
        </div>
      ) : null}
      {exam ? (
        <Link to={examPath(exam.course.id, exam.step.lesson_id)} className={`${styles.card} ${styles.tile}`}>
          <span className={`${styles.icon} ${styles.blue}`}>
            <FileCheck2 size={22} aria-hidden />
          </span>
          <span className={styles.words}>
            <strong>{exam.step.title}</strong>
            <span className={styles.small}>{exam.course.title}</span>
            <span className={styles.go}>去测验</span>
          </span>
        </Link>
      ) : null}
      {due > 0 ? (
        <Link to={reviewPath} className={`${styles.card} ${styles.tile} ${styles.review}`}>
          <span className={`${styles.icon} ${styles.teal}`}>
            <RefreshCw size={22} aria-hidden />
          </span>
          <span className={styles.words}>
            <strong>{onPhone ? `待复习 ${due} 项` : `今天待复习 ${due} 项`}</strong>
            <span className={styles.small}>约 {review?.minutes} 分钟</span>
            <span className={`${styles.go} ${styles.green}`}>去复习</span>
          </span>
        </Link>
      ) : null}
    </section>
  );
}
