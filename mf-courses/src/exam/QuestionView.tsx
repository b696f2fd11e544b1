import type { PaperQuestion } from '@harbor/contract';
import { questionKind, questionRule } from '@harbor/contract/question-kind';
import { visibleLength } from '@harbor/contract/visible-text';
import { FormulaText } from '@harbor/ui/formula-text';
import { Check } from 'lucide-react';
import styles from './QuestionView.module.css';

/** What of a question is asked, in a paper as in the review list. */
type Asked = Pick<
  PaperQuestion,
  'kind' | 'stem' | 'picture' | 'picture_text' | 'options' | 'blanks' | 'rule'
>;

interface QuestionViewProps {
  question: Asked;
  /** Of its fields, so that two questions of a page do not share theirs. */
  name: string;
  answer: readonly string[];
  /** @param typed it is being typed: more may follow */
  onAnswer: (answer: readonly string[], typed: boolean) => void;
}

/** A question with the fields for its answer. Nothing moves when it is answered. */
export function QuestionView({ question, name, answer, onAnswer }: QuestionViewProps) {
  const { stem, picture, picture_text, rule } = question;
  return (
    <>
      <FormulaText text={stem} className={styles.stem} />
      {picture ? <img src={picture} alt={picture_text || '题目附图'} className={styles.picture} /> : null}
      <Fields question={question} name={name} answer={answer} onAnswer={onAnswer} />
      <p className={styles.rule}>{rule}</p>
    </>
  );
}

function Fields({ question, name, answer, onAnswer }: QuestionViewProps) {
  const { kind, blanks } = question;
  if (kind === questionKind.blank)
    return (
      <div className={styles.blanks}>
        {Array.from({ length: Math.max(1, blanks) }, (_, n) => n).map((n) => (
          <label key={n} className={styles.blank}>
            <span>{blanks > 1 ? `第 ${n + 1} 空` : '答案'}</span>
            <input
              type="text"
              value={answer[n] ?? ''}
              maxLength={questionRule.blank}
              autoComplete="off"
              onChange={(event) => {
                const next = Array.from({ length: Math.max(1, blanks) }, (__, m) => answer[m] ?? '');
                next[n] = event.target.value;
                onAnswer(next.every((one) => one === '') ? [] : next, true);
              }}
            />
          </label>
        ))}
      </div>
    );
  if (kind === questionKind.essay) {
    const text = answer[0] ?? '';
    return (
      <label className={styles.essay}>
        <span className={styles.spoken}>我的回答</span>
        <textarea
          rows={8}
          value={text}
          maxLength={questionRule.essay}
          placeholder="写下您的回答"
          onChange={(event) => onAnswer(event.target.value === '' ? [] : [event.target.value], true)}
        />
        <small>
          {visibleLength(text)} / {questionRule.essay}
        </small>
      </label>
    );
  }
  const several = kind === questionKind.multiple;
  const choose = (key: string) => {
    if (!several) return onAnswer([key], false);
    const next = answer.includes(key) ? answer.filter((one) => one !== key) : [...answer, key];
    onAnswer([...next].sort(), false);
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.spoken}>{several ? '选项，可多选' : '选项，选一个'}</legend>
      {question.options.map(({ key, text }) => {
        const on = answer.includes(key);
        return (
          <label key={key} className={on ? `${styles.option} ${styles.on}` : styles.option}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={on}
              onChange={() => choose(key)}
            />
            <span className={styles.letter} aria-hidden="true">
              {kind === questionKind.judge ? (key === 'T' ? '对' : '错') : key}
            </span>
            <FormulaText as="span" text={text} className={styles.text} />
            <Check size={20} className={styles.check} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
