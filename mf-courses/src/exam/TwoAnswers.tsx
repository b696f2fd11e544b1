import { FormulaText } from '@harbor/ui/formula-text';
import { answerText } from './answerText';
import styles from './TwoAnswers.module.css';

interface TwoAnswersProps {
  question: { kind: number; options: readonly { key: string; text: string }[] };
  mine: readonly string[];
  right: readonly string[];
  /** Other ways of writing that count too, a list for each blank. */
  also: readonly (readonly string[])[];
  /** Above one's own: 我的答案, 上次我选. */
  label?: string;
}

/** What was answered beside what is right. */
export function TwoAnswers({ question, mine, right, also, label = '我的答案' }: TwoAnswersProps) {
  const others = also.flat();
  return (
    <div className={styles.pair}>
      <div className={styles.mine}>
        <p>{label}</p>
        <FormulaText text={answerText(question, mine)} className={styles.text} />
      </div>
      <div className={styles.right}>
        <p>正确答案</p>
        <FormulaText text={answerText(question, right)} className={styles.text} />
        {others.length > 0 ? <p>{others.join('、')} 也算对</p> : null}
      </div>
    </div>
  );
}
