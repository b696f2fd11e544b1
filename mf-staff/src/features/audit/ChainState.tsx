import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { CircleCheck, Clock3, TriangleAlert } from 'lucide-react';
import styles from './ChainState.module.css';
import { checkQuery } from './queries';

/** Whether the log is as it was written: what the last nightly check of its chain found. */
export function ChainState() {
  const { data, error } = useQuery(checkQuery());
  if (error) return <p className={styles.state}>核对结果没有加载出来，不影响查阅记录</p>;
  if (!data) return <p className={styles.state}>正在读取核对结果…</p>;
  const { check } = data;
  if (!check)
    return (
      <p className={styles.state}>
        <Clock3 size={16} aria-hidden />
        还没有核对过，几分钟内自动进行第一次
      </p>
    );
  if (check.broken_id !== null)
    return (
      <p className={`${styles.state} ${styles.broken}`} role="alert">
        <TriangleAlert size={16} aria-hidden />
        <span>
          <b>第 {check.broken_id} 行不符</b>：记录可能被绕过系统改动，请保留现场并联系平台组（核对于{' '}
          {formatTime(check.ended_at)}）
        </span>
      </p>
    );
  return (
    <p className={`${styles.state} ${styles.whole}`}>
      <CircleCheck size={16} aria-hidden />
      <span>
        已核对至第 {check.last_id ?? 0} 行，<b>完整</b>（共 {check.lines.toLocaleString('en')} 行，
        {formatTime(check.ended_at)}）
      </span>
    </p>
  );
}
