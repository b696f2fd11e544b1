import type { TeacherCard } from '@harbor/contract';
import { onPhone } from '@harbor/ui/kit';
import styles from './Figures.module.css';
import { countWords, rateWords, replyWords, scoreWords } from './words';

/** Rates of a teacher, each with the number of orders behind it. */
export function Figures({ teacher }: { teacher: TeacherCard }) {
  const { on_time: onTime, accept, score, reply_minutes: reply } = teacher;
  const rows: [label: string, value: string, said: string, few: boolean][] = [
    ['准时率', rateWords(onTime.rate), countWords(onTime.rate, onTime.count), onTime.rate === null],
    ['验收率', rateWords(accept.rate), countWords(accept.rate, accept.count), accept.rate === null],
    ['评分', scoreWords(score.mean), `n=${score.count}`, score.mean === null],
    ['平均回复', replyWords(reply), '近 30 天', reply === null],
  ];
  return (
    <dl className={styles.figures}>
      {(onPhone ? rows.slice(0, 3) : rows).map(([label, value, said, few]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={few ? styles.few : undefined}>{value}</dd>
          <dd className={styles.said}>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
