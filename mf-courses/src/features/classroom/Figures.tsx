import type { ReviewSummary } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import styles from './Figures.module.css';

/** The review list in four numbers. */
export function Figures({ summary }: { summary: ReviewSummary }) {
  const { due, done_today, minutes, streak, settled, questions, notes } = summary;
  const figures: [string, string][] = [
    [`${done_today} / ${done_today + due}`, due > 0 ? `今天已复习，约还需 ${minutes} 分钟` : '今天已复习'],
    [`${streak} 天`, '连续复习'],
    [`${settled} / ${questions + notes}`, '已经记牢'],
    [`${questions} + ${notes}`, '错题与笔记'],
  ];
  return (
    <Panel padding="none" className={styles.figures}>
      {figures.map(([value, label]) => (
        <p key={label}>
          <b>{value}</b>
          <span>{label}</span>
        </p>
      ))}
    </Panel>
  );
}
