import { judgeOptions, questionKind as k, questionKindLabel } from '@harbor/contract/question-kind';
import { FormulaText } from '@harbor/ui/formula-text';
import { Tag } from '@harbor/ui/tag';
import { letterOf, type QuestionDocument } from './form';
import styles from './QuestionView.module.css';

export interface QuestionViewProps {
  question: QuestionDocument;
  /** In front of the stem: `3`. */
  number?: number;
  points?: number;
}

const rightWords: Partial<Record<string, string>> = { T: '正确', F: '错误' };

/** What is right, in a line. Pure. */
export function rightWordsOf({ kind, right }: QuestionDocument): string {
  const [first = []] = right;
  if (kind === k.blank) return right.map((ways, n) => `第 ${n + 1} 空：${ways.join(' / ')}`).join('；');
  if (kind === k.essay)
    return right.length > 0
      ? `关键词：${right.map((ways) => ways.join(' / ')).join('、')}`
      : '由老师人工阅卷';
  return first.map((key) => rightWords[key] ?? key).join('、');
}

/** A question as learners meet it; what is right stands below, for the team alone. */
export function QuestionView({ question, number, points }: QuestionViewProps) {
  const { kind, stem, picture, picture_text, options, right, explanation } = question;
  const letters = right[0] ?? [];
  const shown =
    kind === k.judge
      ? judgeOptions.map(({ key, text }) => ({ key: key as string, name: '', text }))
      : options.map((text, n) => ({ key: letterOf(n), name: letterOf(n), text }));
  return (
    <div className={styles.question}>
      <p className={styles.tags}>
        {number === undefined ? null : <b>第 {number} 题</b>}
        <Tag tone="primary">{questionKindLabel[kind]}</Tag>
        {points === undefined ? null : <span>{points} 分</span>}
      </p>
      {stem ? <FormulaText text={stem} /> : <p className={styles.none}>题干还没有写</p>}
      {picture ? <img src={picture} alt={picture_text} className={styles.picture} /> : null}
      {shown.length > 0 ? (
        <ul className={styles.options} aria-label="选项">
          {shown.map(({ key, name, text }) => (
            <li key={key} data-right={letters.includes(key) ? '' : undefined}>
              {name ? <b>{name}</b> : null}
              <FormulaText text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      {kind === k.essay ? <p className={styles.place}>作答区</p> : null}
      <p className={styles.right}>答案：{rightWordsOf(question) || '还没有选定'}</p>
      {explanation ? (
        <div className={styles.explanation}>
          <FormulaText text={explanation} />
        </div>
      ) : null}
    </div>
  );
}
