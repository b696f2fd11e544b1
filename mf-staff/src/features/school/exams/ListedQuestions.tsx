import { questionKindLabel } from '@harbor/contract/question-kind';
import { Link } from '@harbor/runtime';
import { Button, TextField } from '@harbor/ui/kit';
import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MoveButtons, moved } from '../../../parts/MoveButtons';
import type { Problems } from '../useRowEditor';
import { stemLine } from '../words';
import styles from './ExamEditor.module.css';
import type { ExamForm } from './form';

// Most look at an exam without adding to it.
const PickQuestions = lazy(() =>
  import('./PickQuestions').then((module) => ({ default: module.PickQuestions })),
);

export interface ListedQuestionsProps {
  form: ExamForm;
  problems: Problems;
  onChange: (part: Partial<ExamForm>) => void;
}

/** The questions of an exam in their order, each with its marks. */
export function ListedQuestions({ form, problems, onChange }: ListedQuestionsProps) {
  const [picking, setPicking] = useState(false);
  const { listed } = form;
  const set = (id: number, points: string) =>
    onChange({ listed: listed.map((one) => (one.question_id === id ? { ...one, points } : one)) });
  return (
    <>
      {listed.length === 0 ? <p className={styles.hint}>还没有题目，从题库里选。</p> : null}
      <ol className={styles.listed} aria-label="试题">
        {listed.map(({ question_id, kind, stem, points }, n) => {
          const wrong = problems[`questions.${n}.points`];
          return (
            <li key={question_id} data-field={`questions.${n}.points`}>
              <span className={styles.stem}>
                <b>
                  {n + 1}. {stemLine(stem)}
                </b>
                <small>
                  {questionKindLabel[kind]} ·{' '}
                  <Link to={`/staff/exams/bank/${question_id}`}>题目 {question_id}</Link>
                </small>
              </span>
              <span className={styles.points}>
                <TextField
                  aria-label={`第 ${n + 1} 题的分值`}
                  aria-invalid={Boolean(wrong)}
                  inputMode="decimal"
                  maxLength={5}
                  value={points}
                  after="分"
                  onChange={({ target }) => set(question_id, target.value)}
                />
              </span>
              <MoveButtons
                name={`第 ${n + 1} 题`}
                first={n === 0}
                last={n === listed.length - 1}
                busy={false}
                onMove={(by) => onChange({ listed: moved(listed, n, by) })}
              />
              <Button
                aria-label={`移出第 ${n + 1} 题`}
                icon={<X size={16} aria-hidden />}
                onClick={() => onChange({ listed: listed.filter((one) => one.question_id !== question_id) })}
              />
              {wrong ? (
                <p className={styles.problem} role="alert">
                  {wrong}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
      <Button
        icon={<Plus size={15} aria-hidden />}
        disabled={form.course === 0}
        onClick={() => setPicking(true)}
      >
        从题库添加
      </Button>
      {picking ? (
        <Suspense fallback={null}>
          <PickQuestions
            course={form.course}
            listed={listed}
            onChange={(next) => onChange({ listed: next })}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
