import type { BlindTrial, TrialsOfOrder } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Anchor, Compass, PenLine, Sailboat } from 'lucide-react';
import { StarInput } from './StarInput';
import styles from './Trials.module.css';
import { TrialText } from './TrialText';
import type { Judging } from './useJudging';

const emblems = [Sailboat, Anchor, Compass, Sailboat, Anchor];

/** A picture that stands for a trial: its letter says who it is, its maker does not. */
export function Emblem({ letter, size = 24 }: { letter: string; size?: number }) {
  const Icon = emblems[letter.charCodeAt(0) - 65] ?? Compass;
  return (
    <span className={styles.emblem} aria-hidden="true">
      <Icon size={size} />
    </span>
  );
}

/** `3 小时 40 分` */
export function spent(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${minutes} 分钟`;
}

interface TrialCardProps {
  data: TrialsOfOrder;
  trial: BlindTrial;
  marked: boolean;
  judging: Judging;
}

/** A trial: its text, what its maker says of it, and the points that it is given. */
export function TrialCard({ data, trial, marked, judging }: TrialCardProps) {
  const { letter } = trial;
  const chosen = judging.letter === letter;
  const points = judging.pointsOf(trial);
  const score = judging.scoreOf(trial);
  return (
    <article className={chosen ? styles.chosen : styles.card} aria-label={`试做 ${letter}`}>
      <header className={styles.cardHead}>
        <Emblem letter={letter} />
        <div>
          <h3>试做 {letter}</h3>
          <small className={styles.small}>
            {data.kind === 'excerpt' ? `${trial.changes} 处修改 · ` : ''}用时 {spent(trial.minutes)}
          </small>
        </div>
        {chosen && data.actions.choose ? <Tag tone="primary">当前选择</Tag> : null}
      </header>
      <div className={styles.body}>
        <TrialText excerpt={data.kind === 'excerpt' ? data.excerpt : ''} text={trial.text} marked={marked} />
        {trial.masked ? <p className={styles.small}>其中可能透露身份的文字已遮住。</p> : null}
      </div>
      <div className={styles.body}>
        <h4>老师的说明</h4>
        <ul className={styles.notes}>
          {trial.notes.map((note) => (
            <li key={note}>
              <PenLine size={14} aria-hidden />
              {note}
            </li>
          ))}
        </ul>
        <p className={styles.small}>AI 使用：{trial.ai_statement || '未使用'}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.score}>
          <b>您的评分</b>
          <span>
            <b>{score === null ? '—' : score.toFixed(1)}</b> / 5
          </span>
        </p>
        <dl className={styles.rubric}>
          {data.rubric.map(({ key, label, weight }) => (
            <div key={key}>
              <dt>
                {label} <small className={styles.small}>{weight}%</small>
              </dt>
              <dd>
                <StarInput
                  name={`${letter}-${key}`}
                  label={`试做 ${letter} ${label}`}
                  value={points[key]}
                  disabled={!data.actions.score}
                  onChange={(value) => judging.score(trial, key, value)}
                />
                <b>{points[key] ?? '—'}</b>
              </dd>
            </div>
          ))}
        </dl>
        {data.actions.choose ? (
          <Button
            block
            kind={chosen ? 'soft' : 'outline'}
            aria-pressed={chosen}
            onClick={() => judging.pick(letter)}
          >
            {chosen ? `已选试做 ${letter}` : `选试做 ${letter}`}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
