import type { DataOf, OwnTeacherProfile } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { monthBars, ownMoney, placesLeft } from './queries';
import styles from './Stats.module.css';

interface StatsProps {
  numbers: DataOf<'GET /wait_take/num'> | undefined;
  profile: OwnTeacherProfile | undefined;
}

const none = '—';

const yuan = (fen: number) => `¥${formatFen(fen, { trim: true })}`;

const percentOf = (rate: number | null) => (rate === null ? '样本不足' : `${Math.round(rate * 100)}%`);

/** How this month's income compares with the last one's. */
function comparison(now: number, before: number): string {
  if (before === 0) return now === 0 ? '本月还没有验收' : '上月没有收入';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return '与上月持平';
  return `比上月${change > 0 ? '多' : '少'} ${Math.abs(change)}%`;
}

/** Five numbers that a teacher looks for first. */
export function Stats({ numbers, profile }: StatsProps) {
  const money = useQuery(ownMoney()).data;
  const bars = useQuery(monthBars()).data?.bars;
  const places = useQuery(placesLeft()).data;
  const [before, now] = [bars?.at(-2)?.net_fen ?? 0, bars?.at(-1)?.net_fen ?? 0];
  const cells = [
    {
      label: '大厅匹配需求',
      value: numbers?.hall.matched,
      note: numbers && `今日新增 ${numbers.hall.today}`,
    },
    {
      label: '我的接单',
      value: numbers?.mine.open,
      note: places && `试做与待选 ${places.open} / ${places.limit}，正式 ${places.formal}`,
    },
    { label: '本月到手', value: bars && yuan(now), note: bars && comparison(now, before) },
    {
      label: '可提现',
      value: money && yuan(money.available_fen),
      note: money && `冻结中 ${yuan(money.frozen_fen)}`,
    },
    {
      label: '信用分',
      value: profile?.credit,
      note:
        profile &&
        `准时率 ${percentOf(profile.figures.on_time.rate)} · 验收率 ${percentOf(profile.figures.accept.rate)}`,
    },
  ];
  return (
    <dl className={styles.stats} aria-label="概览">
      {cells.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value ?? none}</b>
            <small>{note ?? '正在读取'}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
