import type { DeskAttempt } from '@harbor/contract';
import { questionKind as k } from '@harbor/contract/question-kind';
import { FormulaText } from '@harbor/ui/formula-text';
import { Tag, type TagTone } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import styles from './AnsweredQuestion.module.css';

type Answered = DeskAttempt['questions'][number];

const verdicts: Record<NonNullable<Answered['verdict']>, { tone: TagTone; text: string }> = {
  right: { tone: 'accent', text: '正确' },
  partial: { tone: 'gold', text: '部分正确' },
  wrong: { tone: 'alert', text: '错误' },
  waiting: { tone: 'gold', text: '待阅卷' },
};

const judged: Partial<Record<string, string>> = { T: '正确', F: '错误' };

/** What somebody answered, in a line; empty for nothing. Pure. */
export function answerWords({ kind, mine }: Pick<Answered, 'kind' | 'mine'>): string {
  if (kind === k.blank) return mine.map((text, n) => `第 ${n + 1} 空：${text || '（空）'}`).join('；');
  return mine.map((key) => judged[key] ?? key).join('、');
}

/** What would be right, in a line. Pure. */
function rightWords({ kind, right, also }: Answered): string {
  if (!right || kind === k.essay) return '';
  if (kind !== k.blank) return right.map((key) => judged[key] ?? key).join('、');
  return right.map((text, n) => `第 ${n + 1} 空：${[text, ...(also?.[n] ?? [])].join(' / ')}`).join('；');
}

export interface AnsweredQuestionProps {
  question: Answered;
  /** Below the answer. */
  children?: ReactNode;
}

/** A question of an attempt with what was answered, what is right, and what it brought. */
export function AnsweredQuestion({ question, children }: AnsweredQuestionProps) {
  const { place, kind, kind_text, points, stem, picture, picture_text, options, mine, verdict, got } =
    question;
  const right = rightWords(question);
  return (
    <section className={styles.question} aria-label={`第 ${place} 题`}>
      <p className={styles.head}>
        <b>第 {place} 题</b>
        <span>{kind_text}</span>
        {verdict ? <Tag tone={verdicts[verdict].tone}>{verdicts[verdict].text}</Tag> : null}
        <span className={styles.points}>
          {got === null ? '—' : got} / {points} 分
        </span>
      </p>
      <FormulaText text={stem} />
      {picture ? <img src={picture} alt={picture_text} className={styles.picture} /> : null}
      {options.length > 0 ? (
        <ul className={styles.options} aria-label="选项">
          {options.map(({ key, text }) => (
            <li key={key} data-mine={mine.includes(key) ? '' : undefined}>
              {judged[key] ? null : <b>{key}</b>}
              <FormulaText text={text} as="span" />
              {mine.includes(key) ? <small>学员所选</small> : null}
            </li>
          ))}
        </ul>
      ) : kind === k.essay ? (
        <blockquote className={styles.essay}>{mine[0] || '没有作答'}</blockquote>
      ) : (
        <p>作答：{answerWords(question) || '没有作答'}</p>
      )}
      {options.length > 0 && mine.length === 0 ? <p className={styles.none}>没有作答</p> : null}
      {right ? <p className={styles.right}>答案：{right}</p> : null}
      {question.explanation ? (
        <FormulaText text={question.explanation} className={styles.explanation} />
      ) : null}
      {question.comment ? <p className={styles.explanation}>评语：{question.comment}</p> : null}
      {children}
    </section>
  );
}
