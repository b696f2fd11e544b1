import { Choice } from '../../parts/Choice';
import { dayFrom } from '../../parts/days';
import type { Range } from './queries';
import { lengths } from './useRange';
import styles from './VisitsPage.module.css';

export interface RangeBarProps {
  range: Range;
  /** One of the lengths, where the period is one of them. */
  length: number | undefined;
  problem: string | undefined;
  onRange: (range: Range) => void;
  onLength: (days: number) => void;
}

const titles: Record<number, string> = { 7: '近 7 天', 30: '近 30 天', 90: '近 90 天', 365: '近一年' };

/** The days that are looked at. */
export function RangeBar({ range, length, problem, onRange, onLength }: RangeBarProps) {
  const today = dayFrom(Date.now());
  const day = (which: keyof Range, label: string) => (
    <input
      type="date"
      aria-label={label}
      value={range[which]}
      max={today}
      onChange={({ target }) => target.value && onRange({ ...range, [which]: target.value })}
    />
  );
  return (
    <div className={styles.range}>
      <Choice
        label="日期范围"
        value={length}
        onChoose={(days) => days && onLength(days)}
        options={lengths.map((days) => ({ value: days as number | undefined, title: titles[days] }))}
      />
      <span className={styles.dates}>
        {day('from', '开始日期')} 至 {day('to', '结束日期')}
      </span>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
