import type { ExamResult } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { EyeOff } from 'lucide-react';
import styles from './ResultList.module.css';
import { ResultQuestionView } from './ResultQuestionView';
import type { useShownQuestions } from './useShownQuestions';

interface ResultListProps {
  result: ExamResult;
  list: ReturnType<typeof useShownQuestions>;
}

/** Question by question, those that lost points first. */
export function ResultList({ result, list }: ResultListProps) {
  const { choice, setChoice, choices, shown } = list;
  return (
    <Panel padding="none">
      <div className={styles.head}>
        <h2>逐题回看</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons of one choice, without a form */}
        <div role="group" aria-label="看哪些题" className={styles.choices}>
          {choices.map(([key, label, count]) => (
            <button
              key={key}
              type="button"
              aria-pressed={choice === key}
              className={choice === key ? `${styles.choice} ${styles.on}` : styles.choice}
              onClick={() => setChoice(key)}
            >
              {label} <small>{count}</small>
            </button>
          ))}
        </div>
      </div>
      {result.shows ? null : (
        <p className={styles.hidden}>
          <EyeOff size={16} aria-hidden />
          {result.shows_why}
        </p>
      )}
      {shown.map((question) => (
        <ResultQuestionView key={question.place} question={question} course={result.exam.course_id} />
      ))}
    </Panel>
  );
}
