import type { DataOf } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { lengthText } from '../../player/clock';
import styles from './WeekChart.module.css';

interface WeekChartProps {
  week: DataOf<'GET /cloudclassroom/list'>['week'];
}

const days = ['日', '一', '二', '三', '四', '五', '六'];

/** `2026-11-23` as 周一. */
const dayText = (day: string) => `周${days[new Date(`${day}T12:00:00Z`).getUTCDay()]}`;

/** How long somebody truly watched, day by day of the last seven. */
export function WeekChart({ week }: WeekChartProps) {
  const most = Math.max(60, ...week.map(({ seconds }) => seconds));
  const sum = week.reduce((all, { seconds }) => all + seconds, 0);
  return (
    <Panel className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>最近七天</h2>
        <p className={styles.sum}>{lengthText(sum)}</p>
        <p className={styles.small}>按真实播放计，拖动不算</p>
      </div>
      <ol className={styles.days} aria-label="每天的学习时长">
        {week.map(({ day, seconds }, n) => (
          <li key={day}>
            <span className={styles.spoken}>
              {day} {lengthText(seconds)}
            </span>
            <span
              className={n === week.length - 1 ? `${styles.bar} ${styles.today}` : styles.bar}
              style={{ height: `${Math.max(3, (seconds / most) * 64)}px` }}
              aria-hidden="true"
            />
            <span aria-hidden="true">{n === week.length - 1 ? '今天' : dayText(day)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
