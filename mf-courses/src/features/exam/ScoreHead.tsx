import type { ExamResult } from '@harbor/contract';
import { attemptStatus } from '@harbor/contract/attempt-status';
import { formatTime } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText } from '../../player/clock';
import { NextSteps } from './NextSteps';
import styles from './ScoreHead.module.css';
import type { ExamPlace } from './useExamPlace';

interface ScoreHeadProps {
  result: ExamResult;
  place: ExamPlace;
}

function headline({ attempt, passed, score, best_score }: ExamResult): string {
  if (attempt.status === attemptStatus.marking || score === null) return '已交卷，等待老师阅卷';
  const best = best_score !== null && best_score > score ? `，最高 ${best_score} 分` : '';
  return passed ? `通过了${best}` : `还差一点${best}`;
}

/** The score at a glance: in all, by kind of question, and what comes next. */
export function ScoreHead({ result, place }: ScoreHeadProps) {
  const { exam, attempt, score, full, pass, passed, counts, kinds, seconds_used } = result;
  const around = 2 * Math.PI * 64;
  const share = score === null ? 0 : Math.min(1, score / full);
  const turn = (pass / full) * 360 - 90;
  const when = attempt.handed_in_at ? formatTime(attempt.handed_in_at) : '';
  return (
    <Panel className={styles.head}>
      <svg
        className={styles.ring}
        viewBox="0 0 160 160"
        role="img"
        aria-label={score === null ? '等待阅卷' : `得分 ${score}，满分 ${full}，${pass} 分及格`}
      >
        <circle cx="80" cy="80" r="64" fill="none" stroke="#e5e9f2" strokeWidth="13" />
        <circle
          cx="80"
          cy="80"
          r="64"
          fill="none"
          stroke={passed === false ? '#d9480f' : '#0e9f8e'}
          strokeWidth="13"
          strokeLinecap="round"
          strokeDasharray={`${around * share} ${around}`}
          transform="rotate(-90 80 80)"
        />
        <path d="M136 80h16" stroke="#14213d" strokeWidth="2.5" transform={`rotate(${turn} 80 80)`} />
        <text x="80" y="84" textAnchor="middle" fontSize="34" fontWeight="700" fill="#14213d">
          {score ?? '—'}
        </text>
        <text x="80" y="104" textAnchor="middle" fontSize="10.5" fill="#5b6785">
          满分 {full} · 及格 {pass}
        </text>
      </svg>
      <div className={styles.words}>
        <p className={styles.where}>
          {[exam.course, exam.title, `第 ${attempt.number} 次`, when].filter(Boolean).join(' · ')}
          {attempt.timed_out ? '，到时自动交卷' : ''}
        </p>
        <h1 className={styles.title}>
          {headline(result)}
          {passed === null ? null : (
            <Tag tone={passed ? 'accent' : 'alert'}>{passed ? '通过' : '未通过'}</Tag>
          )}
        </h1>
        <p className={styles.counts}>
          {counts ? (
            <>
              <span>
                <b>{counts.right}</b> 题答对
              </span>
              {counts.partial > 0 ? (
                <span>
                  <b>{counts.partial}</b> 题部分得分
                </span>
              ) : null}
              <span>
                <b>{counts.wrong}</b> 题答错
              </span>
              {counts.waiting > 0 ? (
                <span>
                  <b>{counts.waiting}</b> 题待阅
                </span>
              ) : null}
            </>
          ) : null}
          <span>
            <b>{clockText(seconds_used)}</b> 用时
          </span>
        </p>
        {kinds ? (
          <dl className={styles.kinds}>
            {kinds.map(({ kind, kind_text, got, of }) => (
              <div key={kind}>
                <dt>{kind_text}</dt>
                <dd>
                  <ProgressBar percent={of > 0 ? (got / of) * 100 : 0} label={`${kind_text}得分`} />
                  <span>
                    <b>{got}</b> / {of}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <NextSteps result={result} place={place} />
    </Panel>
  );
}
