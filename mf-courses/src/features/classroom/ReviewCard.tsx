import type { ReviewItem } from '@harbor/contract';
import { questionKind } from '@harbor/contract/question-kind';
import { ApiError, ask, notify, useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { FormulaText } from '@harbor/ui/formula-text';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useEffect, useRef, useState } from 'react';
import { playPath } from '../../courses/paths';
import { answerText } from '../../exam/answerText';
import { QuestionView } from '../../exam/QuestionView';
import { TwoAnswers } from '../../exam/TwoAnswers';
import { TimePill } from '../../parts/TimePill';
import { Dots } from './Dots';
import { reviewItem, useGrade, useRemoveItem, useRetry } from './queries';
import styles from './ReviewCard.module.css';

interface ReviewCardProps {
  id: number;
  /** 第 3 项，共 7 项 */
  count: string;
  onDone: () => void;
}

/** One item that is gone over: asked again, then shown with its answer and graded. */
export function ReviewCard({ id, count, onDone }: ReviewCardProps) {
  const query = useQuery(reviewItem(id));
  if (query.isPending) return <ListSkeleton rows={1} picture={false} />;
  if (!query.data)
    return (
      <Panel>
        {query.error instanceof ApiError && query.error.code === 409 ? (
          <Empty
            compact
            title="这道题正在考试中"
            description="交卷之后再来复习"
            action={<Button onClick={onDone}>下一项</Button>}
          />
        ) : (
          <ErrorBlock
            compact
            title="这一项没有加载出来"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
      </Panel>
    );
  return <Item key={`${id}/${query.data.reps}`} item={query.data} count={count} onDone={onDone} />;
}

interface ItemProps {
  item: ReviewItem;
  count: string;
  onDone: () => void;
}

/** What a retry came to. */
interface Retried {
  word: string;
  suggested: number;
}

const verdictWord = {
  right: '答对了',
  partial: '答对一部分',
  wrong: '没答对',
  waiting: '对照答案自己看看',
} as const;

function Item({ item, count, onDone }: ItemProps) {
  const { id, kind, kind_text, course, lesson, question, note, next, reps, settled, lapses } = item;
  const [answer, setAnswer] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(kind === 'note');
  const [retried, setRetried] = useState<Retried>();
  const [problem, setProblem] = useState('');
  const grade = useGrade({ onSuccess: onDone });
  const retry = useRetry();
  const remove = useRemoveItem({ onSuccess: () => notify.success('已移出复习单') });
  const handleGrade = (value: number) => {
    const chosen = ([1, 2, 3, 4] as const).find((one) => one === value);
    if (chosen && !grade.isPending) grade.mutate({ params: { id }, body: { grade: chosen, reps } });
  };
  const handleRetry = async () => {
    if (answer.length === 0) return setProblem('先写下您的答案');
    setProblem('');
    try {
      const { verdict, suggested } = await retry.mutateAsync({
        params: { id },
        body: { answer: [...answer] },
      });
      setRetried({ word: verdictWord[verdict], suggested });
      setOpen(true);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const writes = target?.closest('input, textarea, select, [role="dialog"]');
    if (!open || writes || event.ctrlKey || event.metaKey || event.altKey || !/^[1-4]$/.test(event.key))
      return;
    event.preventDefault();
    handleGrade(Number(event.key));
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => keys.current(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const askRemove = () =>
    ask({
      title: '移出复习单？',
      text: '以后不再提醒，可以在“已移出”里放回来。',
      yes: '移出',
      onYes: () => remove.mutateAsync({ params: { id } }),
    });
  return (
    <section className={styles.card} aria-label="正在复习">
      <p className={styles.head}>
        <Tag tone={kind === 'question' ? 'alert' : 'primary'}>{kind_text}</Tag>
        <span className={styles.from}>{[question?.exam, course.title].filter(Boolean).join(' · ')}</span>
        <span className={styles.count}>{count}</span>
      </p>
      <div className={styles.body}>
        {note ? <p className={styles.note}>{note.content}</p> : null}
        {question && !open ? (
          <>
            <QuestionView
              question={question}
              name={`review-${id}`}
              answer={answer}
              onAnswer={(value) => {
                setAnswer(value);
                setProblem('');
              }}
            />
            {problem ? (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            ) : null}
            <div className={styles.ways}>
              <Button onClick={() => setOpen(true)}>直接看答案</Button>
              <Button kind="primary" loading={retry.isPending} onClick={() => void handleRetry()}>
                提交重做
              </Button>
            </div>
          </>
        ) : null}
        {question && open ? (
          <>
            <FormulaText text={question.stem} className={styles.stem} />
            {question.picture ? (
              <img
                src={question.picture}
                alt={question.picture_text || '题目附图'}
                className={styles.picture}
              />
            ) : null}
            {retried ? (
              <p className={styles.verdict} role="status">
                {retried.word}
              </p>
            ) : null}
            {question.kind === questionKind.essay ? (
              <p className={styles.note}>{answerText(question, retried ? answer : question.mine)}</p>
            ) : (
              <TwoAnswers
                question={question}
                mine={retried ? answer : question.mine}
                right={question.right}
                also={question.also}
                label={retried ? '这次我答' : '上次我答'}
              />
            )}
            {question.explanation ? <FormulaText text={question.explanation} /> : null}
          </>
        ) : null}
        <div className={styles.line}>
          {lesson ? (
            <>
              <TimePill
                at={lesson.at_seconds}
                lesson={`第 ${lesson.number} 讲`}
                to={playPath(course.id, lesson.lesson_id, lesson.at_seconds)}
              />
              <span>{lesson.title}</span>
            </>
          ) : null}
          <span className={styles.steps}>
            <Dots reps={reps} settled={settled} />
            {lapses > 0 ? `忘过 ${lapses} 次` : null}
          </span>
          <button type="button" className={styles.remove} onClick={askRemove}>
            不再复习这一项
          </button>
        </div>
        {open ? (
          // biome-ignore lint/a11y/useSemanticElements: four buttons of one choice, without a form
          <div className={styles.grades} role="group" aria-label="记得怎么样">
            {next.map(({ grade: value, label, text }) => (
              <button
                key={value}
                type="button"
                disabled={grade.isPending}
                className={
                  retried?.suggested === value ? `${styles.grade} ${styles.suggested}` : styles.grade
                }
                onClick={() => handleGrade(value)}
              >
                <b>
                  {label}
                  <span className={styles.key} aria-hidden="true">
                    {value}
                  </span>
                </b>
                <span>{text}</span>
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
