import { ChoicePills } from '@harbor/ui/choice';
import { Spoken } from '@harbor/ui/heading';
import { useState } from 'react';
import styles from './Rating.module.css';

export interface RatingProps {
  title: string;
  busy: boolean;
  onRate: (score: number, comment: string) => void;
}

const scores = ['很不满意', '不满意', '一般', '满意', '非常满意'].map((word, n) => [n + 1, word] as const);

/** How content somebody was, 1 to 5, with a few words. */
export function Rating({ title, busy, onRate }: RatingProps) {
  const [score, setScore] = useState(0);
  const [comment, setComment] = useState('');
  return (
    <section className={styles.box} aria-label={title}>
      <b>{title}</b>
      <fieldset className={styles.scores}>
        <Spoken as="legend">满意度</Spoken>
        <ChoicePills name="score" options={scores} value={score} onChoose={setScore} />
      </fieldset>
      {score > 0 ? (
        <div className={styles.row}>
          <input
            className={styles.comment}
            maxLength={200}
            value={comment}
            placeholder="还想说点什么（选填）"
            aria-label="评价内容"
            onChange={({ target }) => setComment(target.value)}
          />
          <button
            type="button"
            className={styles.send}
            disabled={busy}
            onClick={() => onRate(score, comment.trim())}
          >
            {busy ? '正在提交…' : '提交评价'}
          </button>
        </div>
      ) : null}
    </section>
  );
}
