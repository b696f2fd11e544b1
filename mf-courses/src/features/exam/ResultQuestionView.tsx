import type { ResultQuestion } from '@harbor/contract';
import { questionKind } from '@harbor/contract/question-kind';
import { FormulaText } from '@harbor/ui/formula-text';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { Check } from 'lucide-react';
import { playPath } from '../../courses/paths';
import { answerText } from '../../exam/answerText';
import { TwoAnswers } from '../../exam/TwoAnswers';
import { TimePill } from '../../parts/TimePill';
import styles from './ResultQuestionView.module.css';

interface ResultQuestionViewProps {
  question: ResultQuestion;
  course: number;
}

type Verdict = NonNullable<ResultQuestion['verdict']>;

const verdicts: Record<Verdict, [word: string, tone: TagTone]> = {
  right: ['答对', 'accent'],
  partial: ['部分得分', 'gold'],
  wrong: ['答错', 'alert'],
  waiting: ['待阅卷', 'plain'],
};

/** A question that was answered: what was said, what is right, why, and the second of the lesson that explains it. */
export function ResultQuestionView({ question, course }: ResultQuestionViewProps) {
  const { place, kind, kind_text, points, stem, picture, picture_text, mine, right, also } = question;
  const { verdict, got, explanation, comment, lesson, in_review, flagged } = question;
  const chosen = kind === questionKind.multiple || kind === questionKind.single;
  const [word, tone] = verdict ? verdicts[verdict] : ['', 'plain' as const];
  return (
    <article id={`question-${place}`} className={styles.question} aria-label={`第 ${place} 题`}>
      <p className={styles.head}>
        <b>第 {place} 题</b>
        <Tag>{kind_text}</Tag>
        {word ? <Tag tone={tone}>{word}</Tag> : null}
        {flagged ? <Tag tone="gold">标记过</Tag> : null}
        <span className={styles.points}>{got === null ? `${points} 分` : `得 ${got} / ${points}`}</span>
      </p>
      <FormulaText text={stem} className={styles.stem} />
      {picture ? <img src={picture} alt={picture_text || '题目附图'} className={styles.picture} /> : null}
      {kind === questionKind.essay ? (
        <div className={styles.said}>
          <b>我的回答</b>
          <p>{answerText(question, mine)}</p>
        </div>
      ) : chosen && right ? (
        <Options question={question} right={right} />
      ) : right ? (
        <TwoAnswers question={question} mine={mine} right={right} also={also ?? []} />
      ) : (
        <div className={styles.said}>
          <b>我的答案</b>
          <FormulaText text={answerText(question, mine)} />
        </div>
      )}
      {comment ? (
        <div className={styles.comment}>
          <b>老师评语</b>
          <p>{comment}</p>
        </div>
      ) : null}
      {explanation ? (
        <div className={styles.said}>
          <b>讲解</b>
          <FormulaText text={explanation} />
        </div>
      ) : null}
      {lesson || in_review ? (
        <p className={styles.foot}>
          {lesson ? (
            <>
              <TimePill
                at={lesson.at_seconds}
                lesson={`第 ${lesson.number} 讲`}
                to={playPath(course, lesson.lesson_id, lesson.at_seconds)}
              />
              <span>{lesson.title}</span>
            </>
          ) : null}
          {in_review ? (
            <span className={styles.kept}>
              <Check size={15} aria-hidden />
              已加入错题本
            </span>
          ) : null}
        </p>
      ) : null}
    </article>
  );
}

function Options({ question, right }: { question: ResultQuestion; right: readonly string[] }) {
  const { options, mine } = question;
  return (
    <ul className={styles.options}>
      {options.map(({ key, text }) => {
        const [chosen, correct] = [mine.includes(key), right.includes(key)];
        const look = correct ? styles.correct : chosen ? styles.false : '';
        return (
          <li key={key} className={`${styles.option} ${look}`}>
            <b>{key}</b>
            <FormulaText as="span" text={text} className={styles.text} />
            {chosen ? <Tag tone="primary">我的</Tag> : null}
            {correct && !chosen ? <Tag tone="gold">漏选</Tag> : null}
            {correct ? <Tag tone="accent">正确</Tag> : null}
            {chosen && !correct ? <Tag tone="alert">错选</Tag> : null}
          </li>
        );
      })}
    </ul>
  );
}
