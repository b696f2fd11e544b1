import type { TeacherPage } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import styles from './Facts.module.css';
import { rulesPath } from './place';
import { countWords, rateWords, replyWords, scoreWords } from './words';

/** The rates of a teacher's page, each with what is behind it. */
export function Facts({ teacher }: { teacher: TeacherPage }) {
  const { on_time: onTime, accept, score, reply_minutes: reply, credit } = teacher;
  const months = onPhone ? '' : '近 12 个月 · ';
  const rows: [label: string, value: string, said: string][] = [
    ['准时率', rateWords(onTime.rate), months + countWords(onTime.rate, onTime.count)],
    ['验收率', rateWords(accept.rate), months + countWords(accept.rate, accept.count)],
    ['评分', scoreWords(score.mean), `${onPhone ? '' : '真实订单 · '}n=${score.count}`],
    ['平均回复', replyWords(reply), '近 30 天'],
  ];
  return (
    <section className={styles.facts} aria-label="服务数据">
      <dl>
        {rows.map(([label, value, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>{said}</dd>
          </div>
        ))}
        {onPhone ? null : (
          <div>
            <dt>信用分</dt>
            <dd className={styles.value}>{credit}</dd>
            <dd>
              满分 100，<Link to={rulesPath}>怎样计算</Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
