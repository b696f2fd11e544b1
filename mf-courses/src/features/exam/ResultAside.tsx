import type { ExamResult } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatDate, formatTime } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { reviewPath } from '../../courses/paths';
import styles from './ResultAside.module.css';
import type { ExamPlace } from './useExamPlace';

interface ResultAsideProps {
  result: ExamResult;
  place: ExamPlace;
  /** Shows all questions, so that the one asked for is there. */
  onAll: () => void;
}

/** Numbers of all questions, the review list, and every attempt. */
export function ResultAside({ result, place, onAll }: ResultAsideProps) {
  const { questions, review, attempts, attempt, exam } = result;
  const judged = questions.some(({ verdict }) => verdict !== null);
  const go = (at: number) => {
    onAll();
    // The list is drawn anew first.
    requestAnimationFrame(() =>
      document.getElementById(`question-${at}`)?.scrollIntoView({ block: 'start' }),
    );
  };
  return (
    <>
      <Panel>
        <h2 className={styles.title}>
          题号<small>点题号跳到该题</small>
        </h2>
        <div className={styles.numbers}>
          {questions.map(({ place: at, verdict }) => (
            <button
              key={at}
              type="button"
              className={`${styles.number} ${verdict ? styles[verdict] : ''}`}
              aria-label={`第 ${at} 题${verdict ? `，${words[verdict]}` : ''}`}
              onClick={() => go(at)}
            >
              {at}
            </button>
          ))}
        </div>
        {judged ? (
          <ul className={styles.legend}>
            {(['right', 'partial', 'wrong'] as const).map((one) => (
              <li key={one}>
                <i className={styles[one]} aria-hidden="true" />
                {words[one]}
              </li>
            ))}
          </ul>
        ) : null}
      </Panel>
      {review.total > 0 ? (
        <Panel>
          <h2 className={styles.title}>错题本</h2>
          <p>
            本次新增 <b>{review.added}</b> 题，全部课程共 <b>{review.total}</b> 题
          </p>
          {review.first_due ? (
            <p className={styles.due}>
              <CalendarDays size={18} aria-hidden />
              <span>
                <b>{formatDate(review.first_due)}</b> 第一次复习
              </span>
            </p>
          ) : null}
          <Link to={reviewPath} className={styles.way}>
            打开错题与复习
            <ChevronRight size={14} aria-hidden />
          </Link>
        </Panel>
      ) : null}
      <Panel>
        <h2 className={styles.title}>作答记录</h2>
        <ul>
          {attempts.map((one) => (
            <li key={one.id} className={styles.attempt}>
              <Link
                to={place.resultPath(exam.id, one.id)}
                aria-current={one.id === attempt.id ? 'true' : undefined}
              >
                第 {one.number} 次
              </Link>
              <span>{formatTime(one.handed_in_at ?? one.started_at)}</span>
              <b className={one.passed ? styles.passed : undefined}>{one.score ?? one.status_text}</b>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const words = { right: '答对', partial: '部分', wrong: '答错', waiting: '待阅卷' } as const;
